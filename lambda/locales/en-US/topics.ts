// The rules by topic, told for the options in force (RULES.md). At most forty-five words each, none of them a question.
import {
  QUESTION_KINDS,
  idledBy,
  questionStake,
  rowStake,
  type Option,
  type Rules,
} from '../../engine/index.ts';
import type { TopicTold } from '../../speech/line.ts';
import type { Topics } from '../../speech/said.ts';

const BOARDS: Readonly<Record<Rules['board'], string>> = {
  pyramid: 'the pyramid',
  spots: 'give and take spots',
  rows: 'give and take rows',
};
/** Rows of two spots each (RULES.md, "Spots" 1). */
const SPOT_ROWS = 4;

/** "They're worth one, two, three and four points." */
function questionsWorth({ rules, forms }: TopicTold): string {
  const stakes = QUESTION_KINDS.map((_, index) => forms.number(questionStake(rules, index + 1)));
  return `They're worth ${forms.all(stakes)} ${rules.unit}.`;
}

/** "Cards are worth one, two, three or four points by row.", or the one stake of every row. */
function cardsWorth({ rules, forms }: TopicTold, rows: number): string {
  if (rules.rowStakes === 'flat') return `A card is worth ${forms.units(rowStake(rules, 0), rules.unit)}.`;
  const stakes = Array.from({ length: rows }, (_, row) => forms.number(rowStake(rules, row)));
  return `Cards are worth ${forms.any(stakes)} ${rules.unit} by row.`;
}

/** Says so where a board isn't the one that this table plays. */
function ifBoard(board: Rules['board'], { rules }: TopicTold): string {
  if (rules.mode === 'gauntlet') return " You're playing the gauntlet, without boards.";
  return rules.board === board ? '' : ` You're playing ${BOARDS[rules.board]}.`;
}

/** What an option is at this table, or what leaves it without a meaning. */
function here(option: Option, { rules }: TopicTold, value: string): string {
  const beside = idledBy(rules, option);
  if (!beside) return value;
  const playing =
    beside.option === 'mode'
      ? 'the gauntlet'
      : beside.option === 'board'
        ? BOARDS[rules.board]
        : 'a questions bus';
  return `You're playing ${playing}, where that changes nothing.`;
}

function pyramid(told: TopicTold): string {
  const held = told.rules.matches === 'held';
  const matches = held
    ? 'You play a card of that rank or hold it for later'
    : 'Your cards of that rank are played';
  return `Cards are flipped one by one, from the bottom row. ${matches}, and for each played you pick who takes the ${told.rules.unit}. ${cardsWorth(told, told.rules.pyramidRows)}${ifBoard('pyramid', told)}`;
}

function spots(told: TopicTold): string {
  return `Eight spots are give and take by turns, each flipped until somebody holds the rank. On give, holders pick one player to take all; on take, they do. ${cardsWorth(told, SPOT_ROWS)}${ifBoard('spots', told)}`;
}

function rows(told: TopicTold): string {
  return `It's a pyramid whose rows are give and take by turns, from the bottom. Every match is played: on give you pick who takes, on take you do. ${cardsWorth(told, told.rules.pyramidRows)}${ifBoard('rows', told)}`;
}

function offTheBus({ rules, forms }: TopicTold): string {
  if (rules.mode === 'gauntlet') return 'Five right in a row win on the spot. A miss ends the ride.';
  const goal =
    rules.bus === 'questions'
      ? 'answer the four questions right in a row'
      : `call higher or lower right ${forms.number(rules.streak)} times in a row`;
  const cap =
    rules.cap === 'none'
      ? 'There is no other way off.'
      : `After ${forms.number(rules.cap)} guesses it stops anyway.`;
  return `To get off the bus, ${goal}. Each miss is ${forms.units(1, rules.unit)}, and you begin again. ${cap}`;
}

function bus(told: TopicTold): string {
  const { rules, forms } = told;
  if (rules.mode === 'gauntlet') return gauntlet(told);
  const how =
    rules.bus === 'questions'
      ? 'The rider answers the four questions again, each on a new card. A miss goes back to the first.'
      : `The rider calls each card higher or lower than the last, until ${forms.number(rules.streak)} in a row are right. A miss starts the count again.`;
  const cap = rules.cap === 'none' ? '' : ` After ${forms.number(rules.cap)} guesses it stops.`;
  return `${how} Each miss costs ${forms.units(1, rules.unit)}.${cap}`;
}

function sameCard({ rules }: TopicTold): string {
  switch (rules.sameRank) {
    case 'wrong':
      return 'A card of the same rank is wrong, whichever way you call it.';
    case 'right':
      return 'A card of the same rank is right, whichever way you call it.';
    case 'again':
      return 'A card of the same rank goes out, and the next card decides your guess.';
  }
}

function tie({ rules }: TopicTold): string {
  switch (rules.tie) {
    case 'points':
      return `On a tie, whoever has more ${rules.unit} rides, then the earlier seat.`;
    case 'highest':
      return 'On a tie, the highest card left rides; if that ties too, they draw, and the highest draw rides.';
    case 'bothRide':
      return 'On a tie they all ride, one after the other.';
  }
}

function gauntlet({ rules }: TopicTold): string {
  const instead = rules.mode === 'gauntlet' ? '' : " You're playing the table game.";
  return `Four questions decide who rides first. Then each has ten rides of higher or lower, and a miss ends one. Five in a row wins at once, else the longest streak; alone, only five will do.${instead}`;
}

/** What wins (RULES.md, "The end" and "Solo gauntlet" 4). */
function wins({ mode }: Rules): string {
  return mode === 'gauntlet' ? 'the longest streak wins' : 'the lowest score wins';
}

/** The topics of American English, and of every English that doesn't say otherwise. */
export const topics: Topics = {
  play: ({ rules }) =>
    rules.mode === 'gauntlet'
      ? `Everyone guesses four cards, and whoever has the most ${rules.unit} rides first. Then you call each card higher or lower, ten rides each, and a miss ends the ride. Five in a row wins.`
      : `Everyone guesses four cards: right, you give ${rules.unit} away; wrong, you take them. Then matching cards on ${BOARDS[rules.board]} hand out more, and whoever has the most cards left rides the bus. The lowest score wins.`,
  questions: (told) =>
    `There are four: red or black, higher or lower than your first card, inside or outside your first two, and which suit. ${questionsWorth(told)} ${told.alone ? 'Right costs nothing' : 'Right, you give them to another player'}; wrong, you take them.`,
  pyramid,
  spots,
  rows,
  giveAndTake: (told) => (told.rules.board === 'rows' ? rows(told) : spots(told)),
  gifts: ({ alone }) =>
    alone
      ? 'Alone there are no gifts.'
      : "Just say a name, and it can't be yours. With several cards you can share them out, like one to Sam and two to Alex. With only one other player, the gift goes there by itself.",
  rider: (told) =>
    told.rules.mode === 'gauntlet'
      ? `In the gauntlet everyone rides, whoever has the most ${told.rules.unit} first.`
      : `Whoever has the most cards left after ${BOARDS[told.rules.board]} rides the bus. ${tie(told)}`,
  bus,
  offTheBus,
  gauntlet,
  winning: ({ rules, preset }) => {
    if (rules.mode === 'gauntlet') {
      return 'Five in a row wins on the spot. Otherwise the longest streak wins, and ties share. Alone, only five in a row will do.';
    }
    const rider =
      preset === 'party'
        ? `Whoever rides loses the table, but can still win on ${rules.unit}.`
        : 'Even the rider can win.';
    return `All ${rules.unit} count, from every part, and the lowest score wins. Equal scores share the win. ${rider}`;
  },
  sameCard,
  howMany: () => 'Two to eight can play, and the gauntlet takes one to eight.',
  drinking: ({ rules }) => `Here it's played for ${rules.unit}, and ${wins(rules)}.`,
  leaving: () =>
    'Say Sam is leaving, and the game goes on without Sam, whose score no longer counts. Nobody can join once a card has shown.',
  privacy: () =>
    "I keep your players' names, their records, your options and the saved game. Say forget us, and all of it is deleted.",
  mode: ({ rules }) =>
    `The table game has questions, a board and a bus. The gauntlet has questions, and then everyone rides. You're playing ${rules.mode === 'gauntlet' ? 'the gauntlet' : 'the table game'}.`,
  board: (told) =>
    `The board is the pyramid, give and take spots, or give and take rows. ${here('board', told, `You're playing ${BOARDS[told.rules.board]}.`)}`,
  pyramidRows: (told) =>
    `A pyramid has four rows and ten cards, or five rows and fifteen. ${here('pyramidRows', told, `Yours has ${told.forms.number(told.rules.pyramidRows)}.`)}`,
  stakes: ({ rules }) =>
    `Single stakes make the questions worth one to four; double stakes, two to eight, and the rows as well. Yours are ${rules.stakes}.`,
  rowStakes: (told) =>
    `Escalating points grow from row to row; flat points are the same in every row. ${here('rowStakes', told, cardsWorth(told, told.rules.board === 'spots' ? SPOT_ROWS : told.rules.pyramidRows))}`,
  streak: (told) =>
    told.rules.mode === 'gauntlet'
      ? 'Five in a row wins the gauntlet.'
      : `A higher or lower bus ends after three to seven right calls in a row. ${here('streak', told, `Yours takes ${told.forms.number(told.rules.streak)}.`)}`,
  cap: (told) =>
    `With a cap the bus stops after forty guesses; without one, only when the rider makes it. ${here('cap', told, `You're playing with ${told.rules.cap === 'none' ? 'no cap' : 'the cap'}.`)}`,
  ace: ({ rules }) =>
    rules.ace === 'high' ? 'Aces are high: they beat the king.' : 'Aces are low: they come below the two.',
  sameRank: sameCard,
  goalPost: ({ rules }) =>
    `Say goal post with higher, lower, inside or outside: it counts triple, right or wrong, and never on the bus.${rules.goalPost === 'on' ? '' : ' This table plays without it.'}`,
  matches: (told) =>
    `Held matches wait for a higher row: a held card can match only a later one of its rank, and it counts when the rider is chosen. ${here('matches', told, told.rules.matches === 'held' ? 'This table may hold them.' : 'This table plays every match at once.')}`,
  tie: (told) => `Whoever has the most cards left rides the bus. ${here('tie', told, tie(told))}`,
  unit: ({ rules }) =>
    `It's points or sips, and ${wins(rules)} either way. You're playing for ${rules.unit}.`,
  quickFlips: (told) =>
    `After a match I wait until you say continue; with quick flips I go straight on. ${here('quickFlips', told, told.rules.quickFlips === 'on' ? 'They are on.' : 'They are off.')}`,
  brief: () =>
    'Say brief for shorter answers, and not brief for full sentences. After your first game I keep it short anyway.',
  plain: () => 'Say plain, and I play no sounds. Say with sounds, and they come back.',
};
