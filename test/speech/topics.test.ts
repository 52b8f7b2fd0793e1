// Guards the rules by topic: a text written by hand for each under classic rules, what other options change, and that
// none is long, none asks, and none says what the table isn't offered.
import { TOPICS, type Topic } from '../../lambda/dialog/intents.ts';
import {
  OPTIONS,
  OPTION_NAMES,
  PRESETS,
  choose,
  type Choice,
  type Preset,
  type Rules,
} from '../../lambda/engine/index.ts';
import { wordCount } from '../../lambda/speech/voice.ts';
import { END, after, call, classic, party, table } from '../support/builders.ts';
import { enUS, scene, spoken } from '../support/spoken.ts';

const MOST_WORDS_OF_A_TOPIC = 45;

const CLASSIC: Readonly<Record<Topic, string>> = {
  play: 'Everyone guesses four cards: right, you give points away; wrong, you take them. Then matching cards on the pyramid hand out more, and whoever has the most cards left rides the bus. The lowest score wins.',
  questions:
    "There are four: red or black, higher or lower than your first card, inside or outside your first two, and which suit. They're worth one, two, three and four points. Right, you give them to another player; wrong, you take them.",
  pyramid:
    'Cards are flipped one by one, from the bottom row. Your cards of that rank are played, and for each played you pick who takes the points. Cards are worth one, two, three or four points by row.',
  spots:
    "Eight spots are give and take by turns, each flipped until somebody holds the rank. On give, holders pick one player to take all; on take, they do. Cards are worth one, two, three or four points by row. You're playing the pyramid.",
  rows: "It's a pyramid whose rows are give and take by turns, from the bottom. Every match is played: on give you pick who takes, on take you do. Cards are worth one, two, three or four points by row. You're playing the pyramid.",
  giveAndTake:
    "Eight spots are give and take by turns, each flipped until somebody holds the rank. On give, holders pick one player to take all; on take, they do. Cards are worth one, two, three or four points by row. You're playing the pyramid.",
  gifts:
    "Just say a name, and it can't be yours. With several cards you can share them out, like one to Sam and two to Alex. With only one other player, the gift goes there by itself.",
  rider:
    'Whoever has the most cards left after the pyramid rides the bus. On a tie, whoever has more points rides, then the earlier seat.',
  bus: 'The rider calls each card higher or lower than the last, until five in a row are right. A miss starts the count again. Each miss costs one point. After forty guesses it stops.',
  offTheBus:
    'To get off the bus, call higher or lower right five times in a row. Each miss is one point, and you begin again. After forty guesses it stops anyway.',
  gauntlet:
    "Four questions decide who rides first. Then each has ten rides of higher or lower, and a miss ends one. Five in a row wins at once, else the longest streak; alone, only five will do. You're playing the table game.",
  winning:
    'All points count, from every part, and the lowest score wins. Equal scores share the win. Even the rider can win.',
  sameCard: 'A card of the same rank is wrong, whichever way you call it.',
  howMany: 'Two to eight can play, and the gauntlet takes one to eight.',
  drinking: "Here it's played for points, and the lowest score wins.",
  leaving:
    'Say Sam is leaving, and the game goes on without Sam, whose score no longer counts. Nobody can join once a card has shown.',
  privacy:
    "I keep your players' names, their records, your options and the saved game. Say forget us, and all of it is deleted.",
  mode: "The table game has questions, a board and a bus. The gauntlet has questions, and then everyone rides. You're playing the table game.",
  board: "The board is the pyramid, give and take spots, or give and take rows. You're playing the pyramid.",
  pyramidRows: 'A pyramid has four rows and ten cards, or five rows and fifteen. Yours has four.',
  stakes:
    'Single stakes make the questions worth one to four; double stakes, two to eight, and the rows as well. Yours are single.',
  rowStakes:
    'Escalating points grow from row to row; flat points are the same in every row. Cards are worth one, two, three or four points by row.',
  streak: 'A higher or lower bus ends after three to seven right calls in a row. Yours takes five.',
  cap: "With a cap the bus stops after forty guesses; without one, only when the rider makes it. You're playing with the cap.",
  ace: 'Aces are high: they beat the king.',
  sameRank: 'A card of the same rank is wrong, whichever way you call it.',
  goalPost:
    'Say goal post with higher, lower, inside or outside: it counts triple, right or wrong, and never on the bus. This table plays without it.',
  matches:
    'Held matches wait for a higher row: a held card can match only a later one of its rank, and it counts when the rider is chosen. This table plays every match at once.',
  tie: 'Whoever has the most cards left rides the bus. On a tie, whoever has more points rides, then the earlier seat.',
  unit: "It's points or sips, and the lowest score wins either way. You're playing for points.",
  quickFlips: 'After a match I wait until you say continue; with quick flips I go straight on. They are off.',
  brief:
    'Say brief for shorter answers, and not brief for full sentences. After your first game I keep it short anyway.',
  plain: 'Say plain, and I play no sounds. Say with sounds, and they come back.',
};

function topic(asked: Topic, rules: Rules, preset: Preset = 'classic'): string {
  return spoken(scene({ rules, preset }), [{ type: 'topic', topic: asked }]).text;
}

test.each(Object.entries(CLASSIC))('classic rules: %s', (asked, words) => {
  expect(topic(asked as Topic, PRESETS.classic)).toBe(words);
});

test.each<[Topic, Rules, string]>([
  ['drinking', party(), "Here it's played for sips, and the lowest score wins."],
  ['ace', party(), 'Aces are low: they come below the two.'],
  ['questions', party(), "They're worth two, four, six and eight sips."],
  ['pyramid', party(), 'Cards are worth two, four, six, eight or sixteen sips by row.'],
  ['spots', party(), 'Cards are worth two, four, six or eight sips by row.'],
  ['pyramid', classic({ rowStakes: 'flat' }), 'A card is worth one point.'],
  ['rowStakes', classic({ rowStakes: 'flat', stakes: 'double' }), 'A card is worth two points.'],
  ['bus', classic({ bus: 'questions' }), 'A miss goes back to the first.'],
  ['bus', classic({ streak: 7 }), 'until seven in a row are right'],
  ['offTheBus', party(), 'There is no other way off.'],
  ['streak', classic({ bus: 'questions' }), "You're playing a questions bus, where that changes nothing."],
  ['matches', classic({ board: 'spots' }), "You're playing give and take spots, where that changes nothing."],
  ['board', classic({ mode: 'gauntlet' }), "You're playing the gauntlet, where that changes nothing."],
  ['spots', classic({ mode: 'gauntlet' }), "You're playing the gauntlet, without boards."],
  ['drinking', party({ mode: 'gauntlet' }), "Here it's played for sips, and the longest streak wins."],
  ['unit', classic({ mode: 'gauntlet' }), "It's points or sips, and the longest streak wins either way."],
  ['play', classic({ mode: 'gauntlet' }), 'and whoever has the most points rides first.'],
  ['sameCard', classic({ sameRank: 'right' }), 'A card of the same rank is right'],
  ['sameCard', classic({ sameRank: 'again' }), 'the next card decides your guess'],
  ['tie', classic({ tie: 'highest' }), 'the highest card left rides; if that ties too, they draw'],
  ['rider', classic({ tie: 'bothRide' }), 'On a tie they all ride, one after the other.'],
  [
    'rider',
    classic({ mode: 'gauntlet' }),
    'In the gauntlet everyone rides, whoever has the most points first.',
  ],
  ['giveAndTake', classic({ board: 'rows' }), "It's a pyramid whose rows are give and take by turns"],
  ['goalPost', party(), 'and never on the bus.'],
])('%s, with other options', (asked, rules, words) => {
  expect(topic(asked, rules)).toContain(words);
});

test('under party rules whoever rides loses the table, whatever the score', () => {
  expect(topic('winning', party(), 'party')).toContain(
    'Whoever rides loses the table, but can still win on sips.',
  );
});

describe('one who plays alone', () => {
  const alone = (asked: Topic, names: readonly string[]) =>
    spoken(scene({ names, rules: classic({ mode: 'gauntlet' }) }), [{ type: 'topic', topic: asked }]).text;

  test('has nobody to give to', () => {
    expect(alone('gifts', ['Sam'])).toBe('Alone there are no gifts.');
    expect(alone('questions', ['Sam'])).toContain('Right costs nothing; wrong, you take them.');
  });

  test('in company gives', () => {
    expect(alone('gifts', ['Sam', 'Jo'])).toBe(CLASSIC.gifts);
    expect(alone('questions', ['Sam', 'Jo'])).toBe(CLASSIC.questions);
  });

  test('but the first name of a table game may have company', () => {
    expect(spoken(scene({ names: ['Sam'] }), [{ type: 'topic', topic: 'gifts' }]).text).toBe(CLASSIC.gifts);
  });
});

test('between two games the rules are those of the next', () => {
  const { game } = after(table(classic(), 3, '7H'), call('black'), END);
  const household = scene({ game, about: { type: 'rematch' }, rules: party(), preset: 'party' });
  expect(spoken(household, [{ type: 'topic', topic: 'questions' }]).text).toContain('eight sips');
  expect(spoken(household, [{ type: 'options' }]).text).toMatch(/^You're playing party rules\. You can/);
  expect(spoken(household, [{ type: 'scores', seat: 1 }]).text).toBe('Sam has one point.');
});

/** Both presets, and each with every single value of every option. */
const TABLES: readonly Rules[] = (['classic', 'party'] as const).flatMap((preset) =>
  OPTION_NAMES.flatMap((option) =>
    OPTIONS[option].flatMap((value) => {
      const chosen = choose(PRESETS[preset], { option, value } as Choice, preset);
      return 'rules' in chosen ? [chosen.rules] : [];
    }),
  ),
);

test.each(TOPICS)('%s is short and no question, whatever the options', (asked) => {
  for (const rules of TABLES) {
    for (const [preset, alone] of [
      ['classic', false],
      ['party', true],
    ] as const) {
      const text = enUS.said.topics[asked]({ rules, preset, alone, forms: enUS.said.forms });
      expect(wordCount(text)).toBeLessThanOrEqual(MOST_WORDS_OF_A_TOPIC);
      expect(text).not.toContain('?');
      expect(text).toMatch(/\.$/);
    }
  }
});
