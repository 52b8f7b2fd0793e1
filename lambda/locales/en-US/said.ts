// Every line in American English, and the base of every other English. Read them aloud: names first, questions last,
// no needless word. Lines that are said more than once a game have three wordings or more.
import { rankOf, suitOf, type Card, type Suit } from '../../engine/index.ts';
import type { HelpTold, Play, Share, Standing } from '../../speech/line.ts';
import type { Said } from '../../speech/said.ts';
import { english } from './forms.ts';
import { topics } from './topics.ts';

const forms = english({ zero: 'zero', and: '' });
const { all } = forms;

/** "two points to Jo and one point to Alex". */
const toEach = (shares: readonly Share[]) => all(shares.map(({ name, amount }) => `${amount} to ${name}`));
/** "Jo takes two points and Alex takes one point". */
const eachTakes = (shares: readonly Share[]) =>
  all(shares.map(({ name, amount }) => `${name} takes ${amount}`));
/** "Jo two, Alex zero". */
const list = (shares: readonly Share[]) => shares.map(({ name, amount }) => `${name} ${amount}`).join(', ');
/** "Alex two, Sam and Jo five each". */
const ranking = (standings: readonly Standing[]) =>
  standings.map(({ name, amount, many }) => `${name} ${amount}${many ? ' each' : ''}`).join('; ');
/** "Sam plays two cards, four points to Jo; Alex takes two points". */
const inTurn = (plays: readonly Play[]) =>
  plays
    .map(({ name, cards, takes }) => (cards ? `${name} plays ${cards}, ${toEach(takes)}` : eachTakes(takes)))
    .join('; ');
const withOptions = (options: string | null) => (options ? `, with ${options}` : '');

/** What a guess is worth, for help. */
function worth({ stake, place, alone, mayCall, goalPost }: HelpTold): string {
  if (place === 'gauntlet') return 'A miss ends the ride.';
  if (place === 'bus') return `A miss costs ${stake}.`;
  if (goalPost) {
    const stands = 'Goal post stands, for triple:';
    return alone
      ? `${stands} right costs nothing; wrong costs ${stake}.`
      : `${stands} right, you give ${stake}; wrong, you take them.`;
  }
  if (alone) return `Right costs nothing; wrong costs ${stake}.`;
  return `It's worth ${stake}: right, you give; wrong, you take.${mayCall ? ' Say goal post to triple it.' : ''}`;
}

/** What one can play alone, where the table game takes more. */
const orSolo = (many: boolean) => (many ? '; the solo gauntlet takes one' : '');

const SYMBOLS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** "10♥", for the eye. */
function symbols(card: Card): string {
  return `${rankOf(card) === 'T' ? '10' : rankOf(card)}${SYMBOLS[suitOf(card)]}`;
}

export const said: Said = {
  forms,

  answers: {
    yes: 'yes',
    no: 'no',
    continue: 'continue',
    everyone: "that's everyone",
    noNames: 'no names',
    sameAgain: 'same as last time',
    solo: 'start the solo gauntlet',
  },

  presets: { classic: 'classic rules', party: 'party rules' },
  optionNames: {
    mode: 'the mode',
    board: 'the board',
    pyramidRows: 'the number of rows',
    stakes: 'the stakes',
    rowStakes: 'the row points',
    bus: 'the bus',
    streak: 'the streak',
    cap: 'the cap',
    ace: 'the ace',
    sameRank: 'the same rank rule',
    goalPost: 'the goal post',
    matches: 'held matches',
    tie: 'the tie rule',
    unit: 'the unit',
    quickFlips: 'quick flips',
  },
  options: {
    mode: { table: 'the table game', gauntlet: 'the gauntlet' },
    board: { pyramid: 'the pyramid', spots: 'give and take spots', rows: 'give and take rows' },
    pyramidRows: { 4: 'four rows', 5: 'five rows' },
    stakes: { single: 'single stakes', double: 'double stakes' },
    rowStakes: { escalating: 'escalating points', flat: 'flat points' },
    bus: { higherLower: 'a higher or lower bus', questions: 'a questions bus' },
    streak: {
      3: 'a streak of three',
      4: 'a streak of four',
      5: 'a streak of five',
      6: 'a streak of six',
      7: 'a streak of seven',
    },
    cap: { 40: 'a cap of forty', none: 'no cap' },
    ace: { high: 'aces high', low: 'aces low' },
    sameRank: { wrong: 'same rank wrong', right: 'same rank right', again: 'same rank drawn again' },
    goalPost: { off: 'no goal post', on: 'the goal post' },
    matches: { played: 'no held matches', held: 'held matches' },
    tie: {
      points: 'points breaking ties',
      highest: 'the highest card breaking ties',
      bothRide: 'all tied players riding',
    },
    unit: { points: 'scores in points', sips: 'scores in sips' },
    quickFlips: { off: 'no quick flips', on: 'quick flips' },
  },
  boards: { pyramid: 'the pyramid', spots: 'the spots', rows: 'the give and take rows' },
  aces: { high: 'high', low: 'low' },
  sameRanks: { wrong: 'wrong', right: 'right', again: 'drawn again' },

  acts: {
    welcomed: ['Welcome to Ride the Bus! Four guesses, a pyramid, and a bus that nobody wants to ride.'],
    welcomedBack: ['Good to hear from you again!', 'Welcome back!', 'There you are again!'],
    lapsed: ['Your saved game was too old to go on with, so here comes a fresh one.'],
    unreadable: ["I couldn't read your saved game, so we start a new one."],
    badCount: [
      'One to eight can play; alone, it takes the gauntlet.',
      "I can't seat that many. One to eight works.",
      'I need a number from one to eight.',
    ],
    sipsOff: ['Here we play for points only.'],
    countWanted: ['First tell me how many, like four players.'],
    waiting: ['No hurry.', 'Take your time.', "I'll wait."],
    noSkipping: ["Nobody's turn can be skipped.", 'No skipping here.', 'Every turn counts.'],
    noGame: ["There's nothing to tell yet.", 'Nothing there yet.', 'That comes later.'],
    keptOn: ['Good, nothing changes.', 'As you were, then.', 'Then we carry on.'],
    forgotten: ['Done. Names, records and the saved game are deleted.'],
  },
  misheard: [
    "Sorry, I didn't catch that.",
    'That went past me.',
    "Hmm, that's not one I know.",
    'Sorry, I missed that.',
  ],
  resumed: [
    ({ names, stand }) => `Welcome back${names ? `, ${names}` : ''}. ${stand}`,
    ({ names, stand }) => `There you are${names ? `, ${names}` : ''}. ${stand}`,
    ({ names, stand }) => `Good to hear from you${names ? `, ${names}` : ''}. ${stand}`,
  ],
  stands: {
    questions: [
      ({ round }) => `It's round ${round} of the questions.`,
      ({ round }) => `We're in round ${round} of four.`,
      ({ round }) => `Round ${round} goes on.`,
    ],
    goalPost: ['Goal post stands.', 'Goal post is called.', "It's for goal post."],
    board: [
      ({ board }) => `We're on ${board}.`,
      ({ board }) => `Back to ${board}.`,
      ({ board }) => `It's ${board}.`,
    ],
    bus: [
      ({ misses }) => `The bus is rolling, ${misses} so far.`,
      ({ misses }) => `Still on the bus, ${misses} so far.`,
      ({ misses }) => `The bus waited, ${misses} so far.`,
    ],
    gauntlet: [
      ({ ride }) => `It's ride ${ride} of ten.`,
      ({ ride }) => `The gauntlet goes on with ride ${ride}.`,
      ({ ride }) => `We left off on ride ${ride}.`,
    ],
    over: ['The last game is over.'],
  },
  seated: [
    ({ names }) => `I have ${names}.`,
    ({ names }) => `${names}, so far.`,
    ({ names }) => `At the table: ${names}.`,
  ],
  rollCall: [
    ({ names, options }) => `${names}${withOptions(options)}. Here we go!`,
    ({ names, options }) => `At the table: ${names}${withOptions(options)}. Cards are shuffled!`,
    ({ names, options }) => `${names}${withOptions(options)}. Good luck!`,
  ],
  rollCallGauntlet: [
    ({ names, options, alone }) =>
      alone
        ? `The solo gauntlet${withOptions(options)}: ten rides to get five in a row.`
        : `${names}, in the gauntlet${withOptions(options)}. Five in a row wins!`,
    ({ names, options, alone }) =>
      alone
        ? `Just you against the bus${withOptions(options)}: five in a row, ten tries.`
        : `The gauntlet, for ${names}${withOptions(options)}. First to five in a row wins!`,
    ({ names, options, alone }) =>
      alone
        ? `You, ten rides, five in a row to win${withOptions(options)}.`
        : `${names}, ten rides each in the gauntlet${withOptions(options)}. Good luck!`,
  ],
  ranksTold: [
    ({ ace, sameRank, others }) =>
      `Aces are ${ace}, and the same rank is ${sameRank}. To change that, say ${others}.`,
  ],
  joined: [
    ({ names, many }) => `${names} ${many ? 'are' : 'is'} in.`,
    ({ names }) => `Room for ${names}.`,
    ({ names, many }) => `${names} ${many ? 'join' : 'joins'}.`,
  ],
  removed: [
    ({ name }) => `Without ${name}, then.`,
    ({ name }) => `${name} sits out.`,
    ({ name }) => `${name} is out.`,
  ],
  renamed: [
    ({ name, from }) => (from ? `${name}, not ${from}.` : `${name} it is.`),
    ({ name, from }) => (from ? `${from} is now ${name}.` : `Noted: ${name}.`),
    ({ name, from }) => (from ? `Goodbye ${from}, hello ${name}.` : `Hello, ${name}.`),
  ],
  moved: [
    ({ name }) => `${name} goes first.`,
    ({ name }) => `First seat for ${name}.`,
    ({ name }) => `${name} starts.`,
  ],
  nameRefused: {
    letters: [
      () => 'A name needs letters, and nothing but.',
      () => 'I can only take a name made of letters.',
      () => "I didn't get a name there.",
    ],
    long: [() => 'That name is too long for me; twenty letters at most.', () => 'A shorter name, please.'],
    rude: [
      () => "Let's have a name that I can say in company.",
      () => 'I blush easily. Another name, please.',
      () => "I'd rather not say that one. Another name, please.",
    ],
    command: [
      ({ said }) => `I'd take ${said ?? 'that'} for a command, so pick another name.`,
      ({ said }) => `${said ?? 'That'} already means something here. Another name, please.`,
    ],
    alike: [
      ({ said, like }) => `${said ?? 'That'} and ${like ?? 'another'} sound the same. Another name, please.`,
      ({ said, like }) =>
        `I can't tell ${said ?? 'that'} from ${like ?? 'another'} by ear. Another name, please.`,
    ],
  },
  tooMany: [
    ({ most }) => `I have room for ${most}.`,
    ({ most }) => `${most} at most.`,
    ({ most }) => `That's too many: ${most} is the limit.`,
  ],
  tooFew: [
    ({ least, many }) => `It takes at least ${least}${orSolo(many)}.`,
    ({ least, many }) => `${least} at least${orSolo(many)}.`,
    ({ least, many }) => `That's too few: it takes ${least}${orSolo(many)}.`,
  ],
  chosen: [({ what }) => `${what} it is.`, ({ what }) => `Done: ${what}.`, ({ what }) => `${what}, then.`],
  manyOptions: 'the options of board and bus',
  switchedOff: [({ what }) => `That switches off ${what}.`],
  idle: [
    ({ option, beside }) => `With ${beside} there's no use for ${option}.`,
    ({ option, beside }) => `${beside} can do without ${option}.`,
    ({ option, beside }) => `Next to ${beside}, ${option} would change nothing.`,
  ],
  tooLate: {
    option: [
      'Options are settled once a card has shown.',
      'The cards are out, so that waits for the next game.',
    ],
    join: [
      'Nobody can join once a card has shown.',
      'The cards are out, so new players wait for the next game.',
    ],
    order: ['Seats are settled once a card has shown.', 'The cards are out, so everyone stays put.'],
  },
  set: {
    brief: { on: ['Brief it is.'], off: ['Full sentences it is.'] },
    plain: { on: ['No more sounds.'], off: ['The sounds are back.'] },
  },
  goalPostOffered: [({ stake }) => `say goal post to triple ${stake}.`],
  longRide: [
    ({ misses }) => `${misses}! You may pause, or end the game.`,
    ({ misses }) => `${misses} now. You can pause, or end the game.`,
    ({ misses }) => `That's ${misses}. You may pause or end the game.`,
  ],
  refused: {
    over: [() => 'The game is over.'],
    notAsked: [
      () => "That's not what's asked just now.",
      () => 'Not just now.',
      () => "That doesn't fit here.",
    ],
    notACall: [
      () => "That's no call for this card.",
      () => "That's another question's answer.",
      () => "That call doesn't fit here.",
    ],
    goalPostOff: [() => 'This table plays without the goal post.'],
    noGoalPostHere: [
      () => 'The goal post goes with questions two and three only.',
      () => 'No goal post on this one.',
    ],
    noGoalPostCalled: [() => 'Nobody has called goal post.'],
    oneself: [
      () => "Nice try, but you can't give to yourself.",
      () => 'Not to yourself, generous as that is.',
      () => 'It has to go to somebody else.',
    ],
    tooMany: [
      () => "That's more than there is to give.",
      () => "There isn't that much to give.",
      () => 'You have less than that to give.',
    ],
    noGift: [
      () => 'At least one has to go.',
      () => 'Somebody has to get something.',
      () => 'None is not enough.',
    ],
    cannotReceive: [({ name }) => `${name ?? 'That player'} has left, and can't take any.`],
    noSuchSeat: [() => 'Nobody sits there.'],
    alreadyGone: [({ name }) => `${name ?? 'That player'} has left already.`],
    tooManyCards: [
      () => "You don't have that many matches.",
      () => 'Fewer of your cards match.',
      () => "That's more matches than you have.",
    ],
  },
  unknownPlayer: [
    ({ said: name }) => `Nobody here is called ${name ?? 'that'}.`,
    ({ said: name }) => `I don't see ${name ?? 'that name'} at the table.`,
    ({ said: name }) => `I don't know ${name ?? 'that player'}.`,
  ],
  undone: {
    gift: ['Taken back.', 'That gift never happened.', 'The gift is back in your hand.'],
    option: ['That option is back as it was.', 'Undone.', 'As before, then.'],
    name: ['Taken back.', 'As it was before.', 'Undone.'],
  },
  notUndone: {
    nothing: ["There's nothing to take back.", 'Nothing to undo.', 'I have nothing to undo.'],
    shown: [
      'I undo gifts, options and names, until the next card.',
      'Gifts, options and names come back, until the next card.',
      'Undo takes gifts, options and names, until the next card.',
    ],
  },
  goodbye: {
    saved: [
      'Goodbye! Your game is saved.',
      "See you soon! I'll keep your cards warm.",
      'Bye for now! The bus will wait.',
    ],
    over: ['Goodbye! Thanks for riding.', 'Bye! Mind the step.', 'See you at the next stop!'],
  },

  facts: {
    scores: [
      ({ scores }) => `${list(scores)}.`,
      ({ scores }) => `The score: ${list(scores)}.`,
      ({ scores }) => `Scores: ${list(scores)}.`,
    ],
    scoreOf: [
      ({ name, amount }) => `${name} has ${amount}.`,
      ({ name, amount }) => `${name}: ${amount}.`,
      ({ name, amount }) => `That's ${amount} for ${name}.`,
    ],
    lead: [
      ({ names, many }) => `${names} ${many ? 'lead' : 'leads'}.`,
      ({ names, many }) => `${names} ${many ? 'are' : 'is'} ahead.`,
      ({ names }) => `In front: ${names}.`,
    ],
    streaks: [
      ({ streaks }) => `Longest streaks: ${list(streaks)}.`,
      ({ streaks }) => `Best streaks: ${list(streaks)}.`,
      ({ streaks }) => `Streaks: ${list(streaks)}.`,
    ],
    cardsOf: [
      ({ name, cards }) => (cards.length > 0 ? `${name} has ${all(cards)}.` : `${name} has no cards.`),
      ({ name, cards }) =>
        cards.length > 0 ? `In front of ${name}: ${all(cards)}.` : `${name} has no card in front.`,
      ({ name, cards }) => (cards.length > 0 ? `${name} holds ${all(cards)}.` : `Not one card for ${name}.`),
    ],
    turn: [
      ({ name }) => `${name}, it's your turn.`,
      ({ name }) => `${name}, you're up.`,
      ({ name }) => `${name}, it's you.`,
    ],
    yours: {
      score: [
        ({ amount }) => `You have ${amount}.`,
        ({ amount }) => `Your score: ${amount}.`,
        ({ amount }) => `That's ${amount} for you.`,
      ],
      best: [
        ({ amount }) => `Your best: ${amount}.`,
        ({ amount }) => `Your longest streak: ${amount}.`,
        ({ amount }) => `Your best streak is ${amount}.`,
      ],
      cards: [
        ({ cards }) => (cards.length > 0 ? `You have ${all(cards)}.` : 'You have no cards.'),
        ({ cards }) => (cards.length > 0 ? `In front of you: ${all(cards)}.` : 'You have none so far.'),
        ({ cards }) => (cards.length > 0 ? `You hold ${all(cards)}.` : 'Not one card yet.'),
      ],
      turn: ["It's your turn.", "You're up.", "It's you."],
    },
    tableTurn: ["It's up to all of you.", 'Any of you may answer.', "It's the whole table's turn."],
    left: {
      questions: ({ more, round, then }) =>
        `It's round ${round} of four. ${more ? `After ${more} more` : 'Then'} ${then.length > 1 ? 'come' : 'comes'} ${all(then)}.`,
      board: ({ flips, board, spots }) =>
        `${spots ? `${spots} to settle` : `${flips} to flip on ${board}`}, then the bus.`,
      bus: ({ more, guesses, next, many }) =>
        `${more} more in a row ends the ride${guesses ? `, or ${guesses} more guesses` : ''}.${next ? ` Then ${next} ${many ? 'ride' : 'rides'}.` : ''}`,
      gauntlet: ({ more, rides, yours }) =>
        `${more} more in a row wins. Rides left: ${yours ?? list(rides)}.`,
      over: 'Nothing. The game is over.',
    },
    odds: ({ unseen, chances, equal, many, wins }) => {
      const counts = chances.map(
        ({ name, amount }, index) => `${amount} ${index === 0 ? 'would be ' : ''}${name}`,
      );
      const either = wins ? (many ? 'are equal and win' : 'is equal and wins') : null;
      const equals = either ? `${either} either way` : 'would be drawn again';
      return `Of the ${unseen} unseen, ${all(counts)}.${equal ? ` ${equal} ${equals}.` : ''}`;
    },
    oddsOfMatch: ({ unseen, matching }) => `Of the ${unseen} unseen, ${matching} would match somebody.`,
    noOdds: 'No card is due just now.',
    options: ({ preset, others, offers }) =>
      `You're playing ${preset}${others ? `, with ${others}` : ''}.${offers ? ` You can say ${offers}.` : ''}`,
    record: ({ name, played, won, best }) =>
      `${name} has played ${played} and won ${won ?? 'none'}${best ? `; longest streak, ${best}` : ''}.`,
    noRecord: ({ name }) => `I have no finished game for ${name ?? 'that name'} yet.`,
    records: ({ games, wins, best }) =>
      `${games} finished here.${wins.length > 0 ? ` Wins: ${list(wins)}.` : ''}${best ? ` Longest streak: ${best.name}, with ${best.amount}.` : ''}`,
    noRecords: 'No game has been finished here yet.',
  },
  topics,

  verdicts: {
    right: [
      ({ call, card }) => `${call} it is: ${card}. Right!`,
      ({ call, card }) => `${call}, and out comes ${card}. Well called!`,
      ({ call, card }) => `You said ${call}: ${card}. Spot on!`,
      ({ call, card }) => `${card}: ${call}, as you said!`,
      ({ call, card }) => `${card}, so ${call} was right!`,
    ],
    wrong: [
      ({ call, card, cost }) => `You said ${call}, but it's ${card}. ${cost} to you.`,
      ({ call, card, cost }) => `Not ${call}: ${card}. You take ${cost}.`,
      ({ call, card, cost }) => `${call}, you said; ${card}, says the deck. ${cost} to you.`,
      ({ call, card, cost }) => `${card}, so not ${call}. That's ${cost} for you.`,
      ({ call, card, cost }) => `It's ${card}, not ${call}. ${cost} to you.`,
    ],
    busRight: [
      ({ call, card }) => `${call} it is: ${card}. Right!`,
      ({ call, card }) => `Yes, ${call}: ${card}.`,
      ({ call, card }) => `${card}: ${call}, well called!`,
      ({ call, card }) => `You said ${call}: ${card}. Spot on!`,
      ({ call, card }) => `${card}, ${call} as called.`,
    ],
    busWrong: [
      ({ call, card, cost }) => `You said ${call}, but it's ${card}. A miss: ${cost}.`,
      ({ call, card, cost }) => `Not ${call}: ${card}. ${cost}, and start again.`,
      ({ call, card, cost }) => `${card}, so not ${call}. ${cost} more.`,
      ({ card, cost }) => `${card}. The bus hits a bump: ${cost}.`,
      ({ call, card, cost }) => `It's ${card}, not ${call}: ${cost}.`,
    ],
    gauntletWrong: [
      ({ call, card }) => `You said ${call}, but it's ${card}.`,
      ({ call, card }) => `Not ${call}: ${card}.`,
      ({ call, card }) => `${card}, so not ${call}.`,
      ({ call, card }) => `It's ${card}, not ${call}.`,
      ({ card }) => `${card}. The bus hits a bump.`,
    ],
    brief: {
      right: [
        ({ card }) => `${card}. Right!`,
        ({ card }) => `${card}: right.`,
        ({ card }) => `Right: ${card}.`,
        ({ card }) => `Yes, ${card}.`,
        ({ card }) => `${card}. Yes!`,
      ],
      equal: [
        ({ cards }) => `${all(cards)}: the same rank.`,
        ({ cards }) => `${all(cards)} ${cards.length > 1 ? 'tie' : 'ties'}.`,
        ({ cards }) => `The same rank: ${all(cards)}.`,
      ],
      wrong: [
        ({ card, cost }) => `${card}. Wrong: ${cost}.`,
        ({ card, cost }) => `Wrong: ${card}, ${cost}.`,
        ({ card, cost }) => `${card}: wrong, ${cost}.`,
        ({ card, cost }) => `No: ${card}, ${cost}.`,
        ({ card, cost }) => `${card}. No: ${cost}.`,
      ],
    },
    equal: [
      ({ cards }) => `${all(cards)}: the same rank, so another card.`,
      ({ cards }) => `The same rank first: ${all(cards)}.`,
      ({ cards }) => `${all(cards)} ${cards.length > 1 ? 'tie' : 'ties'}, so I draw again.`,
    ],
    sameRank: [
      ({ card, counts }) => `${card}: same rank, ${counts}.`,
      ({ card, counts }) => `${card}, same rank: ${counts}.`,
      ({ card, counts }) => `Same rank: ${card}, ${counts}.`,
    ],
    streak: [
      ({ streak }) => `That's ${streak}.`,
      ({ streak }) => `${streak} now.`,
      ({ streak }) => `Makes ${streak}.`,
    ],
    oneToGo: [
      ({ streak }) => `${streak} in a row: one more!`,
      ({ streak }) => `${streak} down, one to go!`,
      ({ streak }) => `${streak} in a row. Now for the last!`,
    ],
  },

  events: {
    goalPostCalled: ['Goal post it is.', 'Goal post, for triple.', 'To the goal post!'],
    goalPostWithdrawn: ['No goal post, then.', 'The goal post is off.', 'Without the goal post.'],
    gave: [
      ({ gifts }) => `${toEach(gifts)}.`,
      ({ gifts }) => `${eachTakes(gifts)}.`,
      ({ gifts }) => `${all(gifts.map(({ name, amount }) => `${amount} for ${name}`))}.`,
      ({ gifts }) => `That's ${toEach(gifts)}.`,
      ({ gifts }) => `${all(gifts.map(({ name, amount }) => `${name} gets ${amount}`))}.`,
    ],
    gaveYou: [
      ({ name, amount }) => `${name}, you take ${amount}.`,
      ({ name, amount }) => `${name}, that's ${amount} for you.`,
      ({ name, amount }) => `${name}, you get ${amount}.`,
      ({ name, amount }) => `${name}, ${amount} to you.`,
      ({ name, amount }) => `${name}, you've been given ${amount}.`,
    ],
    giftLapsed: ['That gift goes to nobody.'],
    boardDealt: {
      pyramid: [({ stake }) => `On to the pyramid, bottom row first${stake ? `: ${stake} a card` : ''}.`],
      spots: [({ stake }) => `On to give and take${stake ? `: ${stake} a card` : ''}.`],
      rows: [({ stake }) => `On to the give and take rows${stake ? `: ${stake} a card` : ''}.`],
    },
    noMatch: [
      ({ cards, many }) =>
        many
          ? `${many} match nobody, ending with ${all(cards)}.`
          : `${all(cards)} ${cards.length > 1 ? 'match' : 'matches'} nobody.`,
      ({ cards, many }) =>
        many ? `No match in ${many}, the last ${all(cards)}.` : `No match for ${all(cards)}.`,
      ({ cards, many }) =>
        many ? `${many} go by without a match, up to ${all(cards)}.` : `${all(cards)}: no match.`,
      ({ cards, many }) =>
        many ? `${many} without a match, ending with ${all(cards)}.` : `Nobody matches ${all(cards)}.`,
      ({ cards, many }) =>
        many ? `${many} and no match, the last ${all(cards)}.` : `${all(cards)}, without a match.`,
    ],
    match: [
      ({ card, names }) => (names ? `${card} matches ${names}.` : `${card}: a match!`),
      ({ card, names, many }) =>
        names ? `${card}: ${names} ${many ? 'have' : 'has'} a match.` : `${card}, and that's a match.`,
      ({ card, names, many }) =>
        names
          ? `Up comes ${card}, and ${names} ${many ? 'match' : 'matches'}.`
          : `Up comes ${card}: a match.`,
      ({ card, names, many }) =>
        names ? `${names} ${many ? 'match' : 'matches'} ${card}.` : `It's ${card}, a match.`,
      ({ card, names, many }) =>
        names ? `It's ${card}, and ${names} ${many ? 'have' : 'has'} a match.` : `${card} makes a match.`,
    ],
    served: [
      ({ card, plays }) => (card ? `${card}: ${inTurn(plays)}.` : `${inTurn(plays)}.`),
      ({ card, plays }) => (card ? `Up comes ${card}: ${inTurn(plays)}.` : `${inTurn(plays)}.`),
      ({ card, plays }) => (card ? `Next, ${card}: ${inTurn(plays)}.` : `${inTurn(plays)}.`),
      ({ card, plays }) => (card ? `Here's ${card}: ${inTurn(plays)}.` : `${inTurn(plays)}.`),
      ({ card, plays }) => (card ? `Then ${card}: ${inTurn(plays)}.` : `${inTurn(plays)}.`),
    ],
    flips: [
      ({ cards, takings }) =>
        takings.length > 0 ? `${cards} flipped: ${eachTakes(takings)}.` : `${cards} match nobody.`,
      ({ cards, takings }) =>
        takings.length > 0 ? `After ${cards}, ${eachTakes(takings)}.` : `Nobody matches ${cards}.`,
      ({ cards, takings }) =>
        takings.length > 0 ? `${cards} later, ${eachTakes(takings)}.` : `${cards} find no match.`,
    ],
    held: [
      ({ played, held }) => (played ? `${played} played, ${held} held.` : `${held} held.`),
      ({ played, held }) => (played ? `You play ${played} and hold ${held}.` : `You hold ${held}.`),
      ({ played, held }) => (played ? `${played} down, ${held} kept.` : `${held} kept.`),
    ],
    boardEnded: {
      flipped: ['That was the last flip.'],
      oneHolder: ['Only one of you still has cards.'],
      noHolder: ['Nobody has a card left.'],
      pileOut: ['The pile has run out, so that part is over.'],
    },
    rideTied: [({ names }) => `${names} tie, so they draw.`],
    rideTiedAgain: [
      ({ names }) => `Level again: ${names} draw.`,
      ({ names }) => `${names} are level, so they draw again.`,
      ({ names }) => `Once more for ${names}.`,
    ],
    drawn: [({ draws }) => `${all(draws.map(({ name, amount }) => `${name} draws ${amount}`))}.`],
    drawnInShort: [
      ({ draws }) => `${list(draws)}.`,
      ({ draws }) => `Draws: ${list(draws)}.`,
      ({ draws }) => `The draw: ${list(draws)}.`,
    ],
    riders: {
      cards: [({ first, cards }) => `${first}, with the most cards left, ${cards}, you ride the bus.`],
      points: [
        ({ first, unit }) => `${first}, cards are level, but you have more ${unit}, so you ride the bus.`,
      ],
      seat: [
        ({ first, unit }) => `${first}, it's a tie on cards and ${unit}, and the earlier seat rides: yours.`,
      ],
      highest: [({ first }) => `${first}, you tie for most cards and hold the highest, so you ride the bus.`],
      draw: [({ first }) => `${first}, yours is the highest draw, so you ride the bus.`],
      both: [
        ({ names, first, many }) =>
          `${names} tie for most cards, so ${many ? 'they all' : 'both'} ride. ${first}, you're first.`,
      ],
    },
    wanted: [({ streak }) => `${streak} in a row gets you off.`],
    nextRider: [
      ({ name }) => `${name}, it's your ride now.`,
      ({ name }) => `${name}, all aboard.`,
      ({ name }) => `${name}, the bus is yours.`,
    ],
    gauntletBegan: [
      ({ card, alone }) => `Now the gauntlet${alone ? '' : ', most points first'}, from ${card}.`,
    ],
    ride: [
      ({ ride, last }) => (last ? 'This is the last ride.' : `Ride ${ride} of ten.`),
      ({ ride, last }) => (last ? 'One last ride.' : `On to ride ${ride}.`),
      ({ ride, last }) => (last ? 'The last ride it is.' : `Now ride ${ride}.`),
      ({ ride, last }) => (last ? 'The tenth and last ride.' : `Ride ${ride}.`),
      ({ ride, last }) => (last ? 'One ride is left.' : `Ride ${ride} begins.`),
    ],
    baseFlipped: [
      ({ card }) => `The first card is ${card}.`,
      ({ card }) => `It starts with ${card}.`,
      ({ card }) => `First up, ${card}.`,
    ],
    reshuffled: [
      ({ cards }) => `The pile ran out; I've shuffled ${cards} in.`,
      ({ cards }) => `A new pile of ${cards}, freshly shuffled.`,
      ({ cards }) => `Out of cards, so I shuffled ${cards}.`,
    ],
    rideEnded: {
      streak: [({ streak, misses }) => `${streak} in a row, ${misses}: off the bus!`],
      run: [({ misses }) => `All four in a row, ${misses}: off the bus!`],
      cap: [({ guesses, misses }) => `Guess ${guesses}, ${misses}: the bus stops here.`],
      left: [() => 'That ride is over.'],
    },
    rideMissed: [
      ({ streak }) => (streak ? `The ride ends at ${streak}.` : 'A short ride.'),
      ({ streak }) => (streak ? `Off the bus after ${streak}.` : 'Off again already.'),
      ({ streak }) => (streak ? `That ride made ${streak}.` : 'That ride ends where it began.'),
      ({ streak }) => (streak ? `It was good for ${streak}.` : 'No hits this time.'),
      ({ streak }) => (streak ? `${streak} this time.` : 'Straight off again.'),
    ],
    soClose: [
      ({ streak }) => `So close: ${streak}, and the bus found a pothole.`,
      ({ streak }) => `${streak} in a row, and then this. The bus has no heart.`,
      ({ streak }) => `One short of glory, at ${streak}.`,
    ],
    playerLeft: [
      ({ name }) => `Goodbye, ${name}.`,
      ({ name }) => `${name} gets off here.`,
      ({ name }) => `${name} has left the table.`,
    ],
    tooFewLeft: ['Too few are left to go on.'],
    rode: [
      ({ names, many }) => `${names} rode the bus and ${many ? 'lose' : 'loses'} the table.`,
      ({ names }) => `${names} rode the bus, so the table is lost.`,
    ],
    winnerRode: [
      ({ names, unit }) => `And yet the fewest ${unit} win: well played, ${names}!`,
      ({ names, unit }) => `But on ${unit} the win goes to ${names}!`,
    ],
    finalScores: [
      ({ scores }) => `Final scores: ${ranking(scores)}.`,
      ({ scores }) => `The final tally: ${ranking(scores)}.`,
      ({ scores }) => `It ends like this: ${ranking(scores)}.`,
    ],
    finalStreaks: [
      ({ streaks }) => `Longest streaks: ${ranking(streaks)}.`,
      ({ streaks }) => `The streaks: ${ranking(streaks)}.`,
      ({ streaks }) => `Best streaks: ${ranking(streaks)}.`,
    ],
    winner: [
      ({ names, many }) => (many ? `${names} share the win!` : `${names} wins!`),
      ({ names, many }) => (many ? `A shared win for ${names}!` : `The win goes to ${names}!`),
      ({ names, many }) =>
        many ? `Well played, ${names}: you share it!` : `Well played, ${names}: you win!`,
    ],
    gauntletWinner: [
      ({ names, many, streak, made, alone }) => {
        if (made) return alone ? 'The bus never stood a chance: you win!' : `${names} wins the gauntlet!`;
        if (!streak) return `No hits at all, so ${names} ${many ? 'share' : 'takes'} it.`;
        return `Nobody made five. ${names} ${many ? 'share it with streaks' : 'wins with a streak'} of ${streak}!`;
      },
    ],
    loneLoser: [
      ({ best }) => `Ten rides, and your best was ${best}. The bus wins, but you had it worried.`,
      ({ best }) => `That was ride ten; your best was ${best}. The bus wins, and it's already bragging.`,
      ({ best }) => `Ten rides, best streak ${best}. The bus wins this time; it does practice more.`,
    ],
    nobodyWon: ['Nobody wins this one.'],
  },

  ask: {
    color: [
      'red or black?',
      'will it be red or black?',
      'your call: red or black?',
      'is it red or black?',
      "what's next, red or black?",
    ],
    higherLower: [
      ({ than }) => `higher or lower than ${than}?`,
      ({ than }) => `is the next one higher or lower than ${than}?`,
      ({ than }) => `${than}: higher or lower?`,
      ({ than }) => `will it be higher or lower than ${than}?`,
      ({ than }) => `from ${than}, higher or lower?`,
    ],
    insideOutside: [
      ({ between }) => `inside or outside, ${between}?`,
      ({ between }) => `${between}: inside or outside?`,
      ({ between }) => `will it be inside or outside ${between}?`,
      ({ between }) => `is it inside or outside ${between}?`,
      ({ between }) => `with ${between}, inside or outside?`,
    ],
    suit: [
      'which suit?',
      'what suit comes next?',
      'your call: which suit?',
      'which suit will it be?',
      "what's the next suit?",
    ],
    give: [
      ({ what }) => `who gets ${what}?`,
      ({ what }) => `who takes ${what}?`,
      ({ what }) => `who will you give ${what} to?`,
      ({ what }) => `who'll have ${what}?`,
      ({ what }) => `who is getting ${what}?`,
    ],
    giveEach: [
      ({ cards, each }) => `${cards}, ${each} each: who gets them?`,
      ({ cards, each }) => `who takes them: ${cards}, ${each} each?`,
      ({ cards, each }) => `${each} for each of ${cards}: who gets them?`,
      ({ cards, each }) => `${cards}, worth ${each} each: who takes them?`,
      ({ cards, each }) => `who gets them: ${each} for each of ${cards}?`,
    ],
    play: [
      ({ worth }) => `play or hold, for ${worth}?`,
      ({ worth }) => `${worth}: play or hold?`,
      ({ worth }) => `it's worth ${worth}: play or hold?`,
      ({ worth }) => `for ${worth}, play or hold?`,
      ({ worth }) => `${worth} at stake: play or hold?`,
    ],
    playSome: [
      ({ cards, each, choices }) => `${cards}, ${each} each: ${choices}?`,
      ({ cards, each, choices }) => `${cards} at ${each}: ${choices}?`,
      ({ cards, each, choices }) => `${choices}, with ${cards} at ${each}?`,
    ],
    continue: [
      'Next card?',
      'Ready for the next card?',
      'Shall I flip the next one?',
      'Continue?',
      'Shall we go on?',
    ],
    players: ["Who's playing?", "Who's at the table?", "Who's in?"],
    playersAgain: [
      "Same as last time, or who's playing?",
      "The same as last time, or who's in?",
      "Same as last time, or who's at the table?",
    ],
    playersCounted: [
      ({ count, one }) => (one ? "What's the name?" : `What are the ${count} names?`),
      ({ count, one }) => (one ? "Who's playing?" : `Who are the ${count}?`),
      ({ count, one }) => (one ? "What's your name?" : `Which ${count} are playing?`),
    ],
    morePlayers: ['Who else?', 'Who else is playing?', 'And who else?'],
    morePlayersCounted: [
      ({ count, one }) => (one ? 'Who is the other one?' : `Who are the other ${count}?`),
      ({ count, one }) => (one ? 'And who else?' : `Who are the ${count} others?`),
      ({ count, one }) => (one ? 'Who is the last one?' : `And the other ${count}?`),
    ],
    rematch: ['Another game?', 'Play again?', 'One more game?'],
    confirm: {
      end: [
        'End the game with the scores as they stand?',
        'Shall I end it here, with the scores as they stand?',
        'Is that the end, with the scores as they stand?',
      ],
      startOver: [
        'Drop this game and start over?',
        'Shall I drop this game and deal a new one?',
        'Give this game up for a new one?',
      ],
      leave: ['Who is leaving?', "Who's leaving?", 'Who leaves?'],
      forget: [
        'Delete your names, records and the saved game?',
        'Shall I delete your names, records and the saved game?',
        'Are your names, records and the saved game to be deleted?',
      ],
    },
    leaver: [
      ({ name }) => `Is ${name} leaving?`,
      ({ name }) => `Is that ${name} leaving?`,
      ({ name }) => `Does ${name} leave?`,
    ],
    which: [
      ({ names }) => `Did you mean ${names}?`,
      ({ names }) => `Was that ${names}?`,
      ({ names }) => `Is it ${names}?`,
    ],
  },
  insideHopeless: ['Nothing fits inside.', "Inside can't win.", 'No room inside.'],
  lastMatch: ['No later card can match.', "It's now or never.", 'Last chance.'],
  choices: [
    ({ choices }) => `You can say ${choices}.`,
    ({ choices }) => `Say ${choices}.`,
    ({ choices }) => `Try ${choices}.`,
  ],
  choicesOfNames: [
    ({ choices }) => `Say the names, like Sam and Alex. Or say ${choices}.`,
    ({ choices }) => `I need names, like Sam and Alex. Or say ${choices}.`,
    ({ choices }) => `Give me names, like Sam and Alex. You can also say ${choices}.`,
  ],
  example: [
    ({ choice }) => `Say, for example, ${choice}. Or say help.`,
    ({ choice }) => `Try it with ${choice}, or say help.`,
    ({ choice }) => `For instance, ${choice}. There's also help.`,
  ],
  exampleNames: 'Sam, Alex and Jo',
  help: {
    players: ({ gauntlet }) =>
      `Tell me the names, like Sam, Alex and Jo, or how many play, like four players. ${gauntlet ? 'The gauntlet takes one to eight.' : 'Or start the solo gauntlet.'}`,
    morePlayers: ({ choices }) => `Tell me the other names, or say ${choices}.`,
    color: (told) => `Guess the color of your next card: say ${told.choices}. ${worth(told)}`,
    higherLower: (told) =>
      `Guess whether the next card is higher or lower. Say ${told.choices}. ${worth(told)}`,
    insideOutside: (told) =>
      `Guess whether the next card falls between your two or beyond them. Say ${told.choices}. ${worth(told)}`,
    suit: (told) => `Guess the suit of your next card: say ${told.choices}. ${worth(told)}`,
    give: ({ choices, stake, many }) =>
      `Choose who takes ${stake ?? 'it'}${many ? ' a card; a name alone gives all of them' : ''}. Say ${choices}.`,
    playOrHold: ({ choices, stake, last }) =>
      `Say ${choices}. A card that you play gives ${stake ?? 'its worth'} away; one that you hold ${last ? '' : 'may match later, and '}counts when the rider is chosen.`,
    continue: ({ choices }) => `When the table is ready for the next card, say ${choices}.`,
    rematch: () => 'Say yes to play again with the same players and options, or no to stop.',
    confirm: ({ choices }) => `Say ${choices}.`,
  },

  card: {
    title: 'Ride the Bus',
    player: ({ name, score, unit, cards }) =>
      `${name}: ${score} ${score === 1 ? unit.slice(0, -1) : unit}${cards.length > 0 ? `, ${cards.map(symbols).join(' ')}` : ''}`,
  },
  apology: {
    text: 'Sorry, I lost my place for a moment. Could you say that again?',
    reprompt: 'Could you say that again?',
  },
};
