// Guards who leaves: by name at once, else only once it is asked who; and whoever is alone ends the game.
import { choicesOf } from '../../lambda/dialog/choices.ts';
import { leaverIn } from '../../lambda/dialog/household.ts';
import { said, talk, type Talk } from '../support/talk.ts';

/** Three players, and Sam has called red right: one point to give. */
function oneGift(): Talk {
  const conversation = talk('7H 2C 9D');
  conversation.say('PlayersIntent', { players: ['sam', 'tim', 'tom'] });
  conversation.say('GuessIntent', { guess: 'red' });
  return conversation;
}

const leaver = ({ household }: Talk) => leaverIn(household().about);
const gone = ({ household }: Talk) => household().game?.players.map((player) => player.gone);

test('without a name it may be whoever is asked, who says yes to it; the others go on or the game ends', () => {
  const conversation = oneGift();
  expect(conversation.say('LeaveIntent')).toEqual({ acts: [], ask: { how: 'plain' } });
  expect(leaver(conversation)).toBe(1);
  expect(gone(conversation)).toEqual([false, false, false]);
  expect(said(conversation.say('AMAZON.YesIntent'))).toEqual(['happened']);
  expect(gone(conversation)).toEqual([true, false, false]);
  conversation.say('LeaveIntent', { player: 'tim' });
  expect(conversation.household().about).toEqual({ type: 'rematch' });
});

test.each([
  ['LeaveIntent', { player: 'tom' }],
  ['PlayersIntent', { players: ['tom'] }],
  ['RenameIntent', { name: 'tom' }],
  ['PlayersIntent', { players: ['P3'] }],
] as const)('or another, by %s %j', (intent, slots) => {
  const conversation = oneGift();
  conversation.say('LeaveIntent');
  conversation.say(intent, slots);
  expect(gone(conversation)).toEqual([false, false, true]);
  expect(conversation.household().about).toEqual({ type: 'game' });
});

test('"me" says yes to it', () => {
  const conversation = oneGift();
  conversation.say('LeaveIntent', { player: 'ME' });
  expect(gone(conversation)).toEqual([false, false, false]);
  conversation.say('PlayersIntent', { players: ['ME'] });
  expect(gone(conversation)).toEqual([true, false, false]);
});

test('a name that nobody has leaves it asked', () => {
  const conversation = oneGift();
  conversation.say('LeaveIntent');
  const { about } = conversation.household();
  expect(said(conversation.say('PlayersIntent', { players: ['bob'] }))).toEqual(['unknownPlayer']);
  expect(conversation.household().about).toEqual(about);
});

test('or nobody', () => {
  const conversation = oneGift();
  const { about, game } = conversation.household();
  conversation.say('LeaveIntent');
  expect(said(conversation.say('AMAZON.NoIntent'))).toEqual(['keptOn']);
  expect(conversation.household()).toMatchObject({ about, game });
});

test('a name that only sounds like a player, or like two, is asked first', () => {
  const conversation = oneGift();
  conversation.say('LeaveIntent', { player: 'som' });
  expect(leaver(conversation)).toBe(1);
  expect(conversation.say('LeaveIntent', { player: 'tam' }).ask).toEqual({ how: 'which', seats: [2, 3] });
  expect(conversation.say('AMAZON.YesIntent').ask).toEqual({ how: 'shorter' });
  conversation.say('PlayersIntent', { players: ['tim'] });
  expect(gone(conversation)).toEqual([false, true, false]);
});

test('where nobody is asked, it is asked who', () => {
  const conversation = talk('7H 2C');
  conversation.say('CountIntent', { count: '4' });
  conversation.say('PlayersIntent', { players: ['sam', 'jo'] });
  expect(conversation.say('LeaveIntent')).toEqual({ acts: [], ask: { how: 'plain' } });
  expect(choicesOf(conversation.household()).map(({ intent }) => intent)).toEqual([
    'PlayersIntent',
    'PlayersIntent',
    'AMAZON.NoIntent',
  ]);
  conversation.say('PlayersIntent', { players: ['sam'] });
  expect(conversation.household().table.names).toEqual(['Jo']);
  conversation.say('LeaveIntent');
  expect(leaver(conversation)).toBe(1); // the only one who is there
});

test('"me" is whoever was asked about, and nobody while it is asked about something else', () => {
  const conversation = oneGift();
  conversation.say('LeaveIntent', { player: 'tam' });
  conversation.say('PlayersIntent', { players: ['ME'] });
  expect(gone(conversation)).toEqual([false, false, false]);
  expect(leaver(conversation)).toBe(1); // whose gift it is says "me"
  conversation.say('AMAZON.NoIntent');
  conversation.say('EndGameIntent');
  conversation.say('LeaveIntent', { player: 'ME' });
  expect(gone(conversation)).toEqual([false, false, false]);
  expect(leaver(conversation)).toBe(1);
});

test('two names, or a name for another player, leave it asked', () => {
  const conversation = oneGift();
  conversation.say('LeaveIntent');
  conversation.say('PlayersIntent', { players: ['tim', 'tom'] });
  conversation.say('RenameIntent', { player: 'P2', name: 'tom' });
  expect(gone(conversation)).toEqual([false, false, false]);
  expect(leaver(conversation)).toBe(1);
});

test('who has left already is meant no more', () => {
  const conversation = oneGift();
  conversation.say('LeaveIntent', { player: 'tim' });
  expect(said(conversation.say('LeaveIntent', { player: 'tim' }))).toEqual(['refused']);
  conversation.say('LeaveIntent', { player: 'tam' });
  expect(leaver(conversation)).toBe(3); // of the two that sound like it, the one who is there
});

test.each([{}, { player: 'P1' }])(
  'alone, %j asks for the end of the game, and it can be played again',
  (slots) => {
    const conversation = talk('7H 2C');
    conversation.say('StartIntent', { option: 'mode.solo' });
    conversation.say('GuessIntent', { guess: 'red' });
    conversation.say('LeaveIntent', slots);
    expect(conversation.household().about).toMatchObject({ type: 'confirm', what: 'end' });
    conversation.say('AMAZON.YesIntent');
    expect(conversation.household().about).toEqual({ type: 'rematch' });
    expect(conversation.say('LeaveIntent', slots).ask).toBeNull(); // no other game
  },
);
