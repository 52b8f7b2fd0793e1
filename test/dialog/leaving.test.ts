// Guards who leaves: by name at once, else only once it is asked who; and whoever is alone ends the game.
import { choicesOf } from '../../lambda/dialog/choices.ts';
import { said, talk, type Talk } from '../support/talk.ts';

/** Three players, and Sam has called red right: one point to give. */
function oneGift(): Talk {
  const conversation = talk('7H 2C 9D');
  conversation.say('PlayersIntent', { players: ['sam', 'tim', 'tom'] });
  conversation.say('GuessIntent', { guess: 'red' });
  return conversation;
}

const gone = ({ household }: Talk) => household().game?.players.map((player) => player.gone);

test('without a name it may be whoever is asked, who says yes to it; the others go on or the game ends', () => {
  const conversation = oneGift();
  expect(conversation.say('LeaveIntent')).toEqual({ acts: [], ask: { how: 'which', seats: [1] } });
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
  expect(conversation.say('LeaveIntent', { player: 'som' }).ask).toEqual({ how: 'which', seats: [1] });
  expect(conversation.say('LeaveIntent', { player: 'tam' }).ask).toEqual({ how: 'which', seats: [2, 3] });
  expect(conversation.say('AMAZON.YesIntent').ask).toEqual({ how: 'shorter' });
  conversation.say('PlayersIntent', { players: ['tim'] });
  expect(gone(conversation)).toEqual([false, true, false]);
});

test('where nobody is asked, it is asked who', () => {
  const conversation = talk('7H 2C');
  conversation.say('PlayersIntent', { players: ['sam', 'jo'] });
  conversation.say('LeaveIntent', { player: 'jo' });
  expect(conversation.household().about.type).toBe('morePlayers');
  expect(conversation.say('LeaveIntent')).toEqual({ acts: [], ask: { how: 'plain' } });
  expect(choicesOf(conversation.household()).map(({ intent }) => intent)).toEqual([
    'PlayersIntent',
    'AMAZON.NoIntent',
  ]);
  conversation.say('PlayersIntent', { players: ['sam'] });
  expect(conversation.household().table.names).toEqual([]);
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
    expect(said(conversation.say('AMAZON.YesIntent'))).toEqual(['rollCall']);
  },
);
