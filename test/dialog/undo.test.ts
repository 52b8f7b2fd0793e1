// Guards "undo": it takes back gifts, options and names exactly, and nothing once a card has shown.
import { choicesOf } from '../../lambda/dialog/choices.ts';
import { talk } from '../support/talk.ts';

test('a gift is taken back and asked for again', () => {
  const { say, household } = talk('7H 2C 9D');
  say('PlayersIntent', { players: ['sam', 'jo', 'zoe'] });
  say('GuessIntent', { guess: 'red' });
  const before = household();
  say('PlayersIntent', { players: ['jo'] });
  expect(household().game?.players.map(({ score }) => score)).toEqual([0, 1, 0]);
  expect(say('UndoIntent').acts).toEqual([{ type: 'undone', what: 'gift' }]);
  expect(household().game).toEqual(before.game);
  expect(household().question).toBe(before.question + 2);
  expect(say('UndoIntent').acts).toEqual([{ type: 'notUndone', why: 'shown' }]);
});

test('"no, Zoe" gives the last gift to Zoe instead', () => {
  const { say, household } = talk('7H 2C 9D');
  say('PlayersIntent', { players: ['sam', 'jo', 'zoe'] });
  say('GuessIntent', { guess: 'red' });
  say('PlayersIntent', { players: ['jo'] });
  say('RenameIntent', { name: 'zoe' });
  expect(household().game?.players.map(({ score }) => score)).toEqual([0, 0, 1]);
});

test('a gift that was corrected can be corrected again, and taken back', () => {
  const { say, household } = talk('7H 2C 9D');
  say('PlayersIntent', { players: ['sam', 'jo', 'zoe', 'tom'] });
  say('GuessIntent', { guess: 'red' });
  const { game } = household();
  say('PlayersIntent', { players: ['jo'] });
  for (const [name, scores] of [
    ['zoe', [0, 0, 1, 0]],
    ['tom', [0, 0, 0, 1]],
    ['jo', [0, 1, 0, 0]],
  ] as const) {
    say('RenameIntent', { name });
    expect(household().game?.players.map(({ score }) => score)).toEqual(scores);
  }
  expect(say('UndoIntent').acts).toEqual([{ type: 'undone', what: 'gift' }]);
  expect(household().game).toEqual(game);
});

test('"no, Bob" moves nothing where nobody is called Bob', () => {
  const { say, household } = talk('7H 2C 9D');
  say('PlayersIntent', { players: ['sam', 'jo', 'zoe'] });
  say('GuessIntent', { guess: 'red' });
  say('PlayersIntent', { players: ['jo'] });
  const { game } = household();
  expect(say('RenameIntent', { name: 'bob' }).acts).toEqual([{ type: 'unknownPlayer', said: 'bob' }]);
  expect(household().game).toBe(game);
});

test('a gift can be taken back after a question that spends no turn', () => {
  const { say, household } = talk('7H 2C 9D');
  say('PlayersIntent', { players: ['sam', 'jo', 'zoe'] });
  say('GuessIntent', { guess: 'red' });
  say('PlayersIntent', { players: ['jo'] });
  say('ScoreIntent');
  say('UndoIntent');
  expect(household().game?.players[1]?.score).toBe(0);
});

test('a card that has shown stays shown', () => {
  const { say, household } = talk('7H 2C 9D');
  say('PlayersIntent', { players: ['sam', 'jo', 'zoe'] });
  say('GuessIntent', { guess: 'red' });
  say('PlayersIntent', { players: ['jo'] });
  say('GuessIntent', { guess: 'red' });
  const { game } = household();
  expect(say('AMAZON.PreviousIntent').acts).toEqual([{ type: 'notUndone', why: 'shown' }]);
  expect(household().game).toBe(game);
});

test('an option and a name before the first card', () => {
  const { say, household } = talk();
  say('PlayersIntent', { players: ['sam', 'jo'] });
  const { table, game } = household();
  say('OptionIntent', { option: 'preset.party' });
  expect(say('UndoIntent').acts).toEqual([{ type: 'undone', what: 'option' }]);
  expect(household()).toMatchObject({ table, game });
  say('AddIntent', { players: ['zoe'] });
  expect(say('UndoIntent').acts).toEqual([{ type: 'undone', what: 'name' }]);
  expect(household()).toMatchObject({ table, game });
});

test('the names that started the game go back to the lobby', () => {
  const { say, household } = talk();
  say('PlayersIntent', { players: ['sam', 'jo'] });
  say('UndoIntent');
  expect(household()).toMatchObject({ game: null, table: { names: [] }, about: { type: 'players' } });
});

test('a goal post that stands is taken back', () => {
  const { say, household } = talk('7H 2C 9D');
  say('StartIntent', { option: 'preset.party', players: ['sam', 'jo'] });
  say('GuessIntent', { guess: 'black' });
  say('GuessIntent', { guess: 'red' });
  say('GoalPostIntent', { goalPost: 'on' });
  expect(household().game?.phase).toMatchObject({ goalPost: true });
  say('UndoIntent');
  expect(household().game?.phase).toMatchObject({ goalPost: false });
});

test('with nothing said there is nothing to undo', () => {
  const { say } = talk();
  say('LaunchRequest');
  expect(say('UndoIntent').acts).toEqual([{ type: 'notUndone', why: 'nothing' }]);
});

test('a gift in the breath of a guess is taken back, and the guess stands', () => {
  const { say, household } = talk('7H 2C 9D');
  say('PlayersIntent', { players: ['sam', 'jo', 'zoe'] });
  say('GuessIntent', { guess: 'red', player: 'jo' });
  expect(say('UndoIntent').acts).toEqual([{ type: 'undone', what: 'gift' }]);
  expect(household().game?.players.map(({ row, score }) => [row, score])).toEqual([
    [['7H'], 0],
    [[], 0],
    [[], 0],
  ]);
  say('RenameIntent', { name: 'zoe' });
  expect(household().game?.players.map(({ score }) => score)).toEqual([0, 0, 1]);
});

test('after a guess whose receiver nobody knows, an earlier gift is out of reach', () => {
  const { say } = talk('7H 2C 9D');
  say('PlayersIntent', { players: ['sam', 'jo', 'zoe'] });
  say('GuessIntent', { guess: 'red', player: 'jo' });
  say('GuessIntent', { guess: 'black', player: 'bob' });
  expect(say('UndoIntent').acts).toEqual([{ type: 'notUndone', why: 'shown' }]);
});

test('what changed nothing is nothing to undo', () => {
  const { say } = talk();
  say('PlayersIntent', { players: ['sam', 'jo'] });
  say('AddIntent', { players: ['zoe'] });
  say('OptionIntent', { option: 'preset.classic' });
  say('FirstIntent', { player: 'sam' });
  expect(say('UndoIntent').acts).toEqual([{ type: 'undone', what: 'name' }]);
});

test('a number that sends the dealt table back to the lobby', () => {
  const { say, household } = talk('7H 2C 9D');
  say('PlayersIntent', { players: ['sam', 'jo', 'al'] });
  const { table, game } = household();
  say('CountIntent', { count: '2' });
  expect(household()).toMatchObject({ game: null, about: { type: 'players' } });
  expect(say('UndoIntent').acts).toEqual([{ type: 'undone', what: 'name' }]);
  expect(household()).toMatchObject({ table, game, about: { type: 'game' } });
});

test('a player who leaves too few behind comes back', () => {
  const { say, household } = talk('7H 2C 9D');
  say('PlayersIntent', { players: ['sam', 'jo'] });
  const { table, game } = household();
  say('LeaveIntent', { player: 'jo' });
  expect(household().game).toBeNull();
  say('UndoIntent');
  expect(household()).toMatchObject({ table, game, about: { type: 'game' } });
});

test('a game that was given up for another one, before that is dealt', () => {
  const { say, household } = talk('7H 2C 9D');
  say('PlayersIntent', { players: ['sam', 'jo', 'al'] });
  say('GuessIntent', { guess: 'red' });
  const { table, game } = household();
  say('StartIntent', { option: 'bus.questions', count: '4' });
  say('AMAZON.YesIntent');
  expect(household().game).toBeNull();
  expect(say('UndoIntent').acts).toEqual([{ type: 'undone', what: 'option' }]);
  expect(household()).toMatchObject({ table, game, about: { type: 'game' } });
});

test('an option after the game is over leaves that game where it was', () => {
  const { say, household } = talk('7H 2C 9D');
  say('PlayersIntent', { players: ['sam', 'jo', 'al'] });
  say('LeaveIntent', { player: 'al' });
  say('PlayersIntent', { players: ['al'] });
  say('GuessIntent', { guess: 'red' });
  say('EndGameIntent');
  say('AMAZON.YesIntent');
  const { table, game } = household();
  say('OptionIntent', { option: 'streak.3' });
  expect(household().table.rules.streak).toBe(3);
  say('UndoIntent');
  expect(household()).toMatchObject({ table, game, about: { type: 'rematch' } });
});

test('"same as last time" is still offered after the names that were said instead', () => {
  const { say, household } = talk();
  say('PlayersIntent', { players: ['sam', 'jo'] });
  say('GuessIntent', { guess: 'red' });
  say('EndGameIntent');
  say('AMAZON.YesIntent');
  say('AMAZON.NoIntent');
  say('LaunchRequest');
  const { last, about } = household();
  expect(about).toMatchObject({ type: 'players', again: true });
  say('PlayersIntent', { players: ['ann', 'bob'] });
  say('UndoIntent');
  expect(household()).toMatchObject({ last, about, game: null });
  say('AMAZON.YesIntent');
  expect(household().table.names).toEqual(['Sam', 'Jo']);
});

test('a gift is still within reach after a goal post that was called and taken back', () => {
  const { say, household } = talk('7H 2C 9D');
  say('StartIntent', { option: 'preset.party', players: ['sam', 'jo'] });
  say('GuessIntent', { guess: 'red' });
  say('PlayersIntent', { players: ['jo'] });
  say('GuessIntent', { guess: 'red' });
  say('UndoIntent');
  const { game } = household();
  say('GoalPostIntent', { goalPost: 'on' });
  say('UndoIntent');
  expect(household().game?.players).toEqual(game?.players);
});

/** Party rules, and Sam may play or hold two sevens. */
function twoSevens() {
  const conversation = talk('7H 2C 3D  7D 4C 6D  9S TS JS  8H QS KS  7S');
  conversation.say('StartIntent', { option: 'preset.party', players: ['sam', 'tim', 'tom'] });
  for (let turns = 0; turns < 60 && conversation.household().game?.phase.type === 'questions'; turns += 1) {
    const [choice] = choicesOf(conversation.household());
    if (choice) conversation.say(choice.intent, choice.slots);
  }
  return conversation;
}

test('a correction keeps how many gifts were made, and to whom the others went', () => {
  const { say, household } = twoSevens();
  say('PlayIntent', { choice: 'playAll' });
  const scores = () => household().game?.players.map(({ score }) => score);
  const [sam = 0, tim = 0, tom = 0] = scores() ?? [];
  say('GiveIntent', { count: '1', player: 'tim' });
  say('RenameIntent', { name: 'tom' });
  expect(scores()).toEqual([sam, tim, tom + 2]);
  say('UndoIntent');
  say('GiveIntent', { count: '1', player: 'tim', countTwo: '1', playerTwo: 'tom' });
  expect(scores()).toEqual([sam, tim + 2, tom + 2]);
});

test('a correction leaves a goal post that was called as it stands', () => {
  const { say, household } = talk('7H 2S 9H 3H');
  say('StartIntent', { option: 'preset.party', players: ['sam', 'tim', 'tom'] });
  for (const guess of ['red', 'red', 'black']) say('GuessIntent', { guess });
  say('PlayersIntent', { players: ['tim'] });
  for (let turns = 0; turns < 20 && !household().goalPostOffered; turns += 1) {
    const [choice] = choicesOf(household());
    if (choice) say(choice.intent, choice.slots);
  }
  say('GuessIntent', { guess: 'higher' });
  say('PlayersIntent', { players: ['tim'] });
  say('GoalPostIntent', { goalPost: 'on' });
  expect(household().game?.phase).toMatchObject({ goalPost: true });
  say('RenameIntent', { name: 'tom' });
  expect(household().game?.phase).toMatchObject({ goalPost: true });
});

test.each([{ player: 'bob' }, { count: '1', player: 'sam' }, { count: '5', player: 'tim' }])(
  'cards that are played to be given away stay where they are if they can’t be: %j',
  (slots) => {
    const { say, household } = twoSevens();
    const { game } = household();
    say('GiveIntent', slots);
    expect(household().game).toEqual(game);
  },
);

test('a correction that may mean two asks which, and a name answers', () => {
  const { say, household } = talk('7H 2C 9D');
  say('PlayersIntent', { players: ['sam', 'tim', 'tom', 'jo'] });
  say('GuessIntent', { guess: 'red' });
  say('PlayersIntent', { players: ['jo'] });
  expect(say('RenameIntent', { name: 'tam' })).toEqual({
    acts: [{ type: 'undone', what: 'gift' }],
    ask: { how: 'which', seats: [2, 3] },
  });
  say('PlayersIntent', { players: ['tim'] });
  expect(household().game?.players.map(({ score }) => score)).toEqual([0, 1, 0, 0]);
});
