// Guards set-up: who sits where with which options after what was said, until the first card shows.
import type { Heard, IntentName } from '../../lambda/dialog/intents.ts';
import type { About } from '../../lambda/dialog/household.ts';
import type { Act } from '../../lambda/dialog/reply.ts';
import type { Rules } from '../../lambda/engine/index.ts';
import { said, talk } from '../support/talk.ts';

type Line = readonly [intent: IntentName, slots?: Heard['slots']];
interface Case {
  readonly lines: readonly Line[];
  readonly names: readonly (string | null)[];
  readonly about: About['type'];
  readonly says: readonly Act['type'][];
  readonly rules?: Partial<Rules>;
}

const names = (...players: string[]): Line => ['PlayersIntent', { players }];
const options = (option: string, optionTwo = ''): Line => ['OptionIntent', { option, optionTwo }];
const SAM_AND_JO = names('sam', 'jo');

const CASES: Record<string, Case> = {
  'two names in one sentence start the game': {
    lines: [SAM_AND_JO],
    names: ['Sam', 'Jo'],
    about: 'game',
    says: ['rollCall'],
  },
  'a single name asks who else': {
    lines: [names('sam')],
    names: ['Sam'],
    about: 'morePlayers',
    says: ['seated'],
  },
  "that's everyone ends it": {
    lines: [names('sam'), names('jo'), names('zoe'), ['EveryoneIntent']],
    names: ['Sam', 'Jo', 'Zoe'],
    about: 'game',
    says: ['rollCall'],
  },
  'nobody else is not enough for a table': {
    lines: [names('sam'), ['EveryoneIntent']],
    names: ['Sam'],
    about: 'morePlayers',
    says: ['tooFew'],
  },
  'a number asks for the names': {
    lines: [['CountIntent', { count: '4' }]],
    names: [],
    about: 'players',
    says: [],
  },
  'fewer names than the number ask for the rest': {
    lines: [['CountIntent', { count: '3' }], SAM_AND_JO],
    names: ['Sam', 'Jo'],
    about: 'morePlayers',
    says: ['seated'],
  },
  'the rest completes it': {
    lines: [['CountIntent', { count: '3' }], SAM_AND_JO, names('zoe')],
    names: ['Sam', 'Jo', 'Zoe'],
    about: 'game',
    says: ['rollCall'],
  },
  'no names seats players by number': {
    lines: [['CountIntent', { count: '3' }], ['NoNamesIntent']],
    names: [null, null, null],
    about: 'game',
    says: ['rollCall'],
  },
  'start does so too, behind the names there are': {
    lines: [['CountIntent', { count: '3' }], names('sam'), ['StartIntent']],
    names: ['Sam', null, null],
    about: 'game',
    says: ['rollCall'],
  },
  'no names before a number needs the number': {
    lines: [['NoNamesIntent']],
    names: [],
    about: 'players',
    says: ['countWanted'],
  },
  'the solo gauntlet deals to one player at once': {
    lines: [['StartIntent', { option: 'mode.solo' }]],
    names: [null],
    about: 'game',
    says: ['rollCall'],
    rules: { mode: 'gauntlet' },
  },
  '"me" is one player without a name, and somebody else may follow': {
    lines: [names('ME'), names('sam')],
    names: [null, 'Sam'],
    about: 'morePlayers',
    says: ['seated'],
  },
  'nor is "me" alone after party rules': {
    lines: [['OptionIntent', { option: 'preset.party' }], names('ME')],
    names: [null],
    about: 'morePlayers',
    says: ['seated'],
    rules: { mode: 'table', stakes: 'double' },
  },
  'play starts with whoever is there': {
    lines: [
      ['CountIntent', { count: '2' }],
      ['PlayIntent', { choice: 'play' }],
    ],
    names: [null, null],
    about: 'game',
    says: ['rollCall'],
  },
  'call me Zoe is a name': {
    lines: [['RenameIntent', { player: 'ME', name: 'zoe' }]],
    names: ['Zoe'],
    about: 'morePlayers',
    says: ['seated'],
  },
  'me is a player without a name': {
    lines: [names('ME', 'sam')],
    names: [null, 'Sam'],
    about: 'game',
    says: ['rollCall'],
  },
  'the solo gauntlet is for one, whoever sat there': {
    lines: [SAM_AND_JO, ['StartIntent', { option: 'mode.solo' }]],
    names: [null],
    about: 'game',
    says: ['chosen', 'rollCall'],
    rules: { mode: 'gauntlet' },
  },
  'fewer players than there are names are asked for by name': {
    lines: [names('sam', 'jo', 'zoe'), ['StartIntent', { option: 'mode.gauntlet', count: '2' }]],
    names: [],
    about: 'players',
    says: ['chosen'],
    rules: { mode: 'gauntlet' },
  },
  'a gauntlet for two asks for the names': {
    lines: [['StartIntent', { option: 'mode.gauntlet', count: '2' }], SAM_AND_JO],
    names: ['Sam', 'Jo'],
    about: 'game',
    says: ['rollCall'],
    rules: { mode: 'gauntlet' },
  },
  'the gauntlet, one name, and that is everyone': {
    lines: [options('mode.gauntlet'), names('sam'), ['EveryoneIntent']],
    names: ['Sam'],
    about: 'game',
    says: ['rollCall'],
    rules: { mode: 'gauntlet' },
  },
  'options and names in one sentence': {
    lines: [['StartIntent', { option: 'preset.party', players: ['sam', 'jo'] }]],
    names: ['Sam', 'Jo'],
    about: 'game',
    says: ['rollCall', 'ranksTold'],
    rules: { stakes: 'double', ace: 'low', matches: 'held' },
  },
  'two options in one sentence': {
    lines: [options('board.giveAndTake', 'rowStakes.flat'), SAM_AND_JO],
    names: ['Sam', 'Jo'],
    about: 'game',
    says: ['rollCall'],
    rules: { board: 'spots', rowStakes: 'flat' },
  },
  'a bare give and take follows the rules in force': {
    lines: [options('board.giveAndTake'), options('preset.party'), SAM_AND_JO],
    names: ['Sam', 'Jo'],
    about: 'game',
    says: ['rollCall', 'ranksTold'],
    rules: { board: 'rows', matches: 'played' },
  },
  'the rules in force, named once more, take give and take back': {
    lines: [options('board.giveAndTake'), options('preset.classic'), SAM_AND_JO],
    names: ['Sam', 'Jo'],
    about: 'game',
    says: ['rollCall'],
    rules: { board: 'pyramid' },
  },
  'the gauntlet switches give and take off for good': {
    lines: [options('board.giveAndTake'), options('mode.gauntlet'), options('preset.party'), SAM_AND_JO],
    names: ['Sam', 'Jo'],
    about: 'game',
    says: ['rollCall', 'ranksTold'],
    rules: { board: 'pyramid', pyramidRows: 5 },
  },
  'spots, named outright, stay what they are until a preset sets every option': {
    lines: [options('preset.party'), options('board.spots'), SAM_AND_JO],
    names: ['Sam', 'Jo'],
    about: 'game',
    says: ['chosen', 'rollCall', 'ranksTold'].slice(1) as Act['type'][],
    rules: { board: 'spots', matches: 'played', pyramidRows: 4 },
  },
  'an option that means nothing is refused, and the rest of its sentence with it': {
    lines: [SAM_AND_JO, options('bus.questions'), options('rowStakes.flat', 'streak.3')],
    names: ['Sam', 'Jo'],
    about: 'game',
    says: ['idle'],
    rules: { bus: 'questions', rowStakes: 'escalating', streak: 5 },
  },
  'before the first card a name is added': {
    lines: [SAM_AND_JO, ['AddIntent', { players: ['alex'] }]],
    names: ['Sam', 'Jo', 'Alex'],
    about: 'game',
    says: ['joined'],
  },
  corrected: {
    lines: [names('sam', 'zoey'), ['RenameIntent', { name: 'zara' }]],
    names: ['Sam', 'Zara'],
    about: 'game',
    says: ['renamed'],
  },
  'moved to the front': {
    lines: [names('sam', 'jo', 'zoe'), ['FirstIntent', { player: 'zoe' }]],
    names: ['Zoe', 'Sam', 'Jo'],
    about: 'game',
    says: ['moved'],
  },
  removed: {
    lines: [names('sam', 'jo', 'zoe'), ['LeaveIntent', { player: 'jo' }]],
    names: ['Sam', 'Zoe'],
    about: 'game',
    says: ['removed'],
  },
  'removed to fewer than a table': {
    lines: [SAM_AND_JO, ['LeaveIntent', { player: 'jo' }]],
    names: ['Sam'],
    about: 'morePlayers',
    says: ['removed', 'tooFew'],
  },
  'the gauntlet chosen after the roll call': {
    lines: [SAM_AND_JO, options('mode.gauntlet')],
    names: ['Sam', 'Jo'],
    about: 'game',
    says: ['chosen'],
    rules: { mode: 'gauntlet' },
  },
  'names that sound the same are refused, the others sit': {
    lines: [names('jo', 'joe', 'zoe')],
    names: ['Jo', 'Zoe'],
    about: 'morePlayers',
    says: ['nameRefused', 'seated'],
  },
  'who sits there already stays, named once more or not': {
    lines: [names('sam'), names('sam', 'jo')],
    names: ['Sam', 'Jo'],
    about: 'game',
    says: ['rollCall'],
  },
  'names that are none are told once': {
    lines: [names('red', 'stop', 'jo')],
    names: ['Jo'],
    about: 'morePlayers',
    says: ['nameRefused', 'seated'],
  },
  'nine names are too many, and nobody sits': {
    lines: [names('ada', 'bea', 'cid', 'dan', 'eve', 'fay', 'guy', 'hal', 'ivy')],
    names: [],
    about: 'players',
    says: ['tooMany'],
  },
  'nine players are too many': {
    lines: [['CountIntent', { count: '9' }]],
    names: [],
    about: 'players',
    says: ['tooMany'],
  },
  'one player is too few for a table': {
    lines: [['CountIntent', { count: '1' }]],
    names: [],
    about: 'players',
    says: ['tooFew'],
  },
  'a number that is none': {
    lines: [['CountIntent', { count: '?' }]],
    names: [],
    about: 'players',
    says: ['badCount'],
  },
  'goal post before the first card is the option': {
    lines: [options('preset.party'), SAM_AND_JO, ['GoalPostIntent', { goalPost: 'off' }]],
    names: ['Sam', 'Jo'],
    about: 'game',
    says: ['chosen'],
    rules: { goalPost: 'off', stakes: 'double' },
  },
};

test.each(Object.entries(CASES))('%s', (_, { lines, names: expected, about, says, rules }) => {
  const { say, household } = talk();
  say('LaunchRequest');
  const replies = lines.map(([intent, slots]) => say(intent, slots));
  const { table, game, about: asked } = household();
  expect(table.names).toEqual(expected);
  expect(asked.type).toBe(about);
  expect(said(replies.at(-1) ?? { acts: [], ask: null })).toEqual(says);
  expect(table.rules).toMatchObject(rules ?? { mode: 'table', stakes: 'single' });
  const dealt = about === 'game' ? { rules: table.rules, seats: expected.length } : null;
  expect(game && { rules: game.rules, seats: game.players.length }).toEqual(dealt);
});
