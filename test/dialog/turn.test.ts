// Guards the turn itself: question ids, duplicates, stale and lost requests, wrong words, confirmations, lapses, launches.
import { GAME_LAPSES, questionBefore } from '../../lambda/dialog/household.ts';
import { said, talk } from '../support/talk.ts';

const SAM_AND_JO = ['PlayersIntent', { players: ['sam', 'jo'] }] as const;

test('the question id grows by one with every question, and stands while the same question does', () => {
  const { say, household } = talk('7H 2C');
  const ids = [];
  for (const [intent, slots] of [
    ['LaunchRequest', {}],
    SAM_AND_JO,
    ['ScoreIntent', {}],
    ['AMAZON.FallbackIntent', {}],
    ['GuessIntent', { guess: 'black' }],
    ['EndGameIntent', {}],
    ['AMAZON.NoIntent', {}],
  ] as const) {
    say(intent, slots);
    ids.push(household().question);
  }
  expect(ids).toEqual([1, 2, 2, 2, 3, 4, 5]);
});

test('the same request gets the same answer and moves nothing', () => {
  const { say, household, taken } = talk('7H 2C');
  say(...SAM_AND_JO);
  const reply = say('GuessIntent', { guess: 'black' }, { request: 'twice' });
  const before = household();
  expect(say('GuessIntent', { guess: 'black' }, { request: 'twice', question: before.question - 1 })).toEqual(
    reply,
  );
  expect(taken()).toMatchObject({ changed: false, household: before });
});

test('an answer to an older question moves nothing and hears the current one; asking and stopping still work', () => {
  const { say, household, taken } = talk('7H 2C');
  say(...SAM_AND_JO);
  say('GuessIntent', { guess: 'black' });
  const before = household();
  const stale = { question: before.question - 1 };
  expect(say('GuessIntent', { guess: 'black' }, stale)).toEqual({ acts: [], ask: { how: 'plain' } });
  expect(taken().changed).toBe(false);
  expect(household()).toBe(before);
  expect(say('ScoreIntent', {}, stale).acts).toEqual([{ type: 'scores', seat: null }]);
  expect(say('AMAZON.StopIntent', {}, stale)).toEqual({
    acts: [{ type: 'goodbye', saved: true }],
    ask: null,
  });
});

test('an answer that was lost on the way is said instead of moving twice', () => {
  const { say, household } = talk('7H 2C');
  say(...SAM_AND_JO);
  const asked = household().question;
  const lost = say('GuessIntent', { guess: 'black' }, { request: 'lost' });
  const { game } = household();
  expect(say('GuessIntent', { guess: 'black' }, { question: asked, lost: 'lost' })).toEqual(lost);
  expect(household().game).toBe(game);
});

test('an answer that never landed is taken now', () => {
  const { say, household } = talk('7H 2C');
  say(...SAM_AND_JO);
  say('GuessIntent', { guess: 'black' }, { lost: 'a request that never landed' });
  expect(household().game?.players[0]?.row).toEqual(['7H']);
});

test('wrong words are put shorter, then with the answers, then with an example; success starts anew', () => {
  const { say } = talk('7H 2C');
  say(...SAM_AND_JO);
  const how = () => say('AMAZON.FallbackIntent').ask?.how;
  expect([how(), how(), how(), how()]).toEqual(['shorter', 'choices', 'example', 'example']);
  say('GuessIntent', { guess: 'black' });
  expect(how()).toBe('shorter');
});

test.each([
  ['GuessIntent', { guess: 'higher' }],
  ['GuessIntent', { guess: 'hearts' }],
  ['GuessIntent', { guess: 'purple' }],
  ['GuessIntent', {}],
  ['PlayIntent', { choice: 'play' }],
  ['GiveIntent', { player: 'jo' }],
  ['PlayersIntent', { players: ['jo'] }],
  ['PlayersIntent', { players: [] }],
  ['AMAZON.YesIntent', {}],
  ['AMAZON.NoIntent', {}],
  ['EveryoneIntent', {}],
  ['SameAgainIntent', {}],
  ['CountIntent', { count: '3.5' }],
] as const)('%s %j never spends a turn that asks for a color', (intent, slots) => {
  const { say, household } = talk('7H 2C 9D');
  say(...SAM_AND_JO);
  say('GuessIntent', { guess: 'black' });
  const { game, table } = household();
  expect(say(intent, slots).ask).toEqual({ how: 'shorter' });
  expect(household()).toMatchObject({ game, table });
});

test('only one question is confirmed: "no" returns to what was asked, words for another question are wrong', () => {
  const { say, household } = talk('7H 2C');
  say(...SAM_AND_JO);
  say('GuessIntent', { guess: 'black' });
  say('EndGameIntent');
  expect(household().about).toMatchObject({ type: 'confirm', what: 'end' });
  expect(say('GuessIntent', { guess: 'red' }).ask).toEqual({ how: 'shorter' });
  say('AMAZON.NoIntent');
  expect(household().about).toEqual({ type: 'game' });
  expect(household().game?.players.map(({ row }) => row)).toEqual([['7H'], []]);
});

test('"hold on" waits for whatever is asked, and the session stays open', () => {
  const { say, household } = talk('7H 2C');
  const WAITING = { acts: [{ type: 'waiting' }], ask: { how: 'plain' } };
  expect(say('WaitIntent')).toEqual(WAITING);
  say(...SAM_AND_JO);
  expect(say('WaitIntent')).toEqual(WAITING);
  say('EndGameIntent');
  const { about } = household();
  expect(say('WaitIntent')).toEqual(WAITING);
  expect(household().about).toEqual(about);
});

test.each(['AMAZON.CancelIntent', 'ContinueIntent', 'AMAZON.ResumeIntent', 'AMAZON.NextIntent'] as const)(
  '%s to a confirmation is a no',
  (intent) => {
    const { say, household } = talk('7H 2C');
    say(...SAM_AND_JO);
    const { about, game } = household();
    say('AMAZON.StartOverIntent');
    expect(say(intent)).toEqual({ acts: [{ type: 'keptOn' }], ask: { how: 'plain' } });
    expect(household()).toMatchObject({ about, game });
  },
);

test('"skip" hears that no turn can be skipped, but turns the next card', () => {
  const { say, household } = talk('7H 2C 7S 3C 9H 4C TH 5C 7D');
  say(...SAM_AND_JO);
  expect(said(say('AMAZON.NextIntent'))).toEqual(['noSkipping']);
  for (const guess of ['black', 'red', 'higher', 'lower', 'inside', 'inside', 'clubs', 'hearts'])
    say('GuessIntent', { guess });
  expect(questionBefore(household())?.type).toBe('continue');
  expect(said(say('AMAZON.NextIntent'))).toEqual(['happened']);
});

test('a confirmed start does what was asked for', () => {
  const { say, household } = talk('7H 2C');
  say(...SAM_AND_JO);
  say('GuessIntent', { guess: 'black' });
  say('StartIntent', { option: 'mode.solo' });
  expect(household().about.type).toBe('confirm');
  say('AMAZON.YesIntent');
  expect(household().game?.rules.mode).toBe('gauntlet');
  expect(household().game?.players).toHaveLength(1);
});

test('start over deals anew to the same players', () => {
  const { say, household } = talk('7H 2C');
  say(...SAM_AND_JO);
  say('GuessIntent', { guess: 'black' });
  say('AMAZON.StartOverIntent');
  say('AMAZON.YesIntent');
  expect(household().table.names).toEqual(['Sam', 'Jo']);
  expect(household().game?.players.map(({ score }) => score)).toEqual([0, 0]);
});

test('forgetting is confirmed, and leaves nothing', () => {
  const { say, taken } = talk();
  say(...SAM_AND_JO);
  say('ForgetIntent');
  expect(say('AMAZON.YesIntent')).toEqual({ acts: [{ type: 'forgotten' }], ask: null });
  expect(taken().household).toBeNull();
});

describe('a new session', () => {
  test('takes an open game up where it stands', () => {
    const { say, household } = talk('7H 2C');
    say(...SAM_AND_JO);
    say('GuessIntent', { guess: 'black' });
    say('AMAZON.StopIntent');
    const { game } = household();
    expect(say('LaunchRequest', {}, { question: null }).acts).toEqual([{ type: 'resumed' }]);
    expect(household().game).toBe(game);
  });

  test('does the thing that a one-shot says', () => {
    const { say, household } = talk('7H 2C');
    say(...SAM_AND_JO);
    say('GuessIntent', { guess: 'black' }, { question: null, newSession: true });
    expect(household().game?.players[0]?.row).toEqual(['7H']);
  });

  test('drops a confirmation that nobody answered', () => {
    const { say, household } = talk('7H 2C');
    say(...SAM_AND_JO);
    say('GuessIntent', { guess: 'black' });
    say('EndGameIntent');
    say('AMAZON.YesIntent', {}, { question: null, newSession: true });
    expect(household().about).toEqual({ type: 'game' });
    expect(household().game?.phase.type).toBe('questions');
  });

  test('tells that a game of more than thirty days ago has lapsed, and offers its table again', () => {
    const { say, household } = talk('7H 2C');
    say(...SAM_AND_JO);
    say('GuessIntent', { guess: 'black' });
    const reply = say('LaunchRequest', {}, { question: null, now: GAME_LAPSES + 1 });
    expect(said(reply)).toEqual(['lapsed', 'welcomedBack']);
    expect(household()).toMatchObject({
      game: null,
      last: { names: ['Sam', 'Jo'] },
      about: { type: 'players', again: true },
    });
  });

  test('finds a game of thirty days ago', () => {
    const { say } = talk('7H 2C');
    say(...SAM_AND_JO);
    say('GuessIntent', { guess: 'black' });
    expect(said(say('LaunchRequest', {}, { question: null, now: GAME_LAPSES }))).toEqual(['resumed']);
  });
});

test('repeat looks past what told nothing', () => {
  const { say } = talk('7H 2C');
  say(...SAM_AND_JO);
  const { acts } = say('GuessIntent', { guess: 'black' });
  say('AMAZON.FallbackIntent');
  say('AMAZON.FallbackIntent');
  expect(say('AMAZON.RepeatIntent').acts).toEqual([{ type: 'again', acts }]);
});

test('repeat tells the last reply once more, however often it is said', () => {
  const { say } = talk('7H 2C');
  say(...SAM_AND_JO);
  const { acts } = say('GuessIntent', { guess: 'black' });
  expect(say('AMAZON.RepeatIntent').acts).toEqual([{ type: 'again', acts }]);
  expect(say('AMAZON.RepeatIntent').acts).toEqual([{ type: 'again', acts }]);
});
