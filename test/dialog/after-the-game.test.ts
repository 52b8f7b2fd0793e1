// Guards what follows a game: records, the rematch and its changes of the table, "same as last time".
import { said, talk, type Talk } from '../support/talk.ts';

/** A game that Sam (seat 1) loses by one point to nobody: one wrong guess, then the table ends it. */
function finished(players: readonly string[] = ['sam', 'jo']): Talk {
  const conversation = talk('7H 2C');
  conversation.say('PlayersIntent', { players });
  conversation.say('GuessIntent', { guess: 'black' });
  conversation.say('EndGameIntent');
  conversation.say('AMAZON.YesIntent');
  return conversation;
}

test('games played and won are kept by name, without case and marks', () => {
  const { say, household } = finished(['sam', 'zoë']);
  expect(household().records).toEqual([
    { name: 'Sam', played: 1, won: 0, best: 0 },
    { name: 'Zoë', played: 1, won: 1, best: 0 },
  ]);
  expect(say('RecordIntent', { player: 'zoe' }).acts).toEqual([
    { type: 'record', name: 'Zoë', record: { name: 'Zoë', played: 1, won: 1, best: 0 } },
  ]);
  expect(say('RecordIntent', { player: 'bob' }).acts).toEqual([
    { type: 'record', name: 'bob', record: null },
  ]);
  expect(said(say('RecordIntent'))).toEqual(['records']);
});

test('only the latest twenty names are kept', () => {
  const { say, household } = finished(['ada', 'bea', 'cid', 'dan', 'eve', 'fay', 'guy', 'hal']);
  for (const players of [
    ['ike', 'jan', 'kim', 'lou', 'max', 'ned', 'ole', 'pam'],
    ['qui', 'ray', 'sue', 'ted', 'una', 'val'],
  ]) {
    say('PlayersIntent', { players });
    say('GuessIntent', { guess: 'black' });
    say('EndGameIntent');
    say('AMAZON.YesIntent');
  }
  const names = household().records.map(({ name }) => name);
  expect(names).toHaveLength(20);
  expect(names.slice(0, 2)).toEqual(['Qui', 'Ray']);
  expect(names).toContain('Fay');
  expect(names).not.toContain('Guy');
});

test('yes plays again with the same players and options', () => {
  const { say, household } = finished();
  say('AMAZON.YesIntent');
  expect(household().about).toEqual({ type: 'game' });
  expect(household().game?.players.map(({ score, row }) => [score, row])).toEqual([
    [0, []],
    [0, []],
  ]);
});

test.each([
  ['AddIntent', { players: ['zoe'] }, ['Sam', 'Jo', 'Zoe']],
  ['FirstIntent', { player: 'jo' }, ['Jo', 'Sam']],
  ['PlayersIntent', { players: ['ann', 'bob'] }, ['Ann', 'Bob']],
  ['StartIntent', {}, ['Sam', 'Jo']],
  ['AMAZON.StartOverIntent', {}, ['Sam', 'Jo']],
] as const)('%s %j changes the table and deals', (intent, slots, names) => {
  const { say, household } = finished();
  expect(said(say(intent, slots))).toContain('rollCall');
  expect(household().table.names).toEqual(names);
  expect(household().game?.players).toHaveLength(names.length);
});

test('without Sam the others play', () => {
  const { say, household } = finished(['sam', 'jo', 'zoe']);
  expect(said(say('LeaveIntent', { player: 'sam' }))).toEqual(['removed', 'rollCall']);
  expect(household().table.names).toEqual(['Jo', 'Zoe']);
});

test('an option is kept for the game that yes starts', () => {
  const { say, household } = finished();
  say('OptionIntent', { option: 'ace.low' });
  expect(household().about.type).toBe('rematch');
  say('AMAZON.YesIntent');
  expect(household().game?.rules.ace).toBe('low');
});

test('no says goodbye, and the next launch offers the same table', () => {
  const { say, household } = finished();
  expect(say('AMAZON.NoIntent')).toEqual({ acts: [{ type: 'goodbye', saved: false }], ask: null });
  expect(said(say('LaunchRequest'))).toEqual(['welcomedBack']);
  say('AMAZON.YesIntent');
  expect(household().table.names).toEqual(['Sam', 'Jo']);
});

test('no to the same table asks who plays, once', () => {
  const { say, household } = finished();
  say('AMAZON.NoIntent');
  say('LaunchRequest');
  say('AMAZON.NoIntent');
  expect(household().about).toEqual({ type: 'players', count: null, again: false });
  expect(say('AMAZON.NoIntent').ask).toEqual({ how: 'shorter' });
});

test.each([
  ['AMAZON.YesIntent', {}, ['Jo', 'Zoe']],
  ['AddIntent', { players: ['sam'] }, ['Jo', 'Zoe', 'Sam']],
  ['FirstIntent', { player: 'zoe' }, ['Zoe', 'Jo']],
] as const)('%s %j leaves out who left the last game', (intent, slots, names) => {
  const { say, household } = talk('7H 2C');
  say('PlayersIntent', { players: ['sam', 'jo', 'zoe'] });
  say('GuessIntent', { guess: 'black' });
  say('LeaveIntent', { player: 'sam' });
  say('EndGameIntent');
  say('AMAZON.YesIntent');
  say('OptionIntent', { option: 'ace.low' });
  expect(household().table.names).toEqual(['Sam', 'Jo', 'Zoe']);
  say(intent, slots);
  expect(household().table.names).toEqual(names);
});

test('"start over" deals anew to those who are still there', () => {
  const { say, household } = talk('7H 2C 9D');
  say('PlayersIntent', { players: ['sam', 'tim', 'jo'] });
  say('GuessIntent', { guess: 'red' });
  say('LeaveIntent', { player: 'tim' });
  say('AMAZON.StartOverIntent');
  say('AMAZON.YesIntent');
  expect(household().table.names).toEqual(['Sam', 'Jo']);
  expect(household().game?.players).toHaveLength(2);
});
