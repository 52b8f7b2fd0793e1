// Guards a reply as a whole: brief mode, plain mode, the card in the Alexa app, the apology, open and closed.
import { apologise, compose } from '../../lambda/speech/compose.ts';
import type { PublicEvent } from '../../lambda/engine/index.ts';
import { ROUND_TWO, enUS, scene, spoken } from '../support/spoken.ts';

const HOUSEHOLD = scene({ game: ROUND_TWO });
const WRONG: PublicEvent = {
  type: 'guessedWrong',
  seat: 3,
  guess: 'black',
  card: '9D',
  amount: 1,
  place: 'row',
};
const OFF_THE_BUS: PublicEvent = { type: 'rideEnded', seat: 1, why: 'streak', misses: 4, streak: 5 };

describe('brief mode', () => {
  const full =
    "You said black, but it's the nine of diamonds. One point to you. Sam, higher or lower than the seven?";
  const brief = 'The nine of diamonds. Wrong: one point. Sam, higher or lower than the seven?';
  test.each([
    ['nobody has said, in the first game', { brief: null, finished: 0 }, full],
    ['nobody has said, after the first game', { brief: null, finished: 1 }, brief],
    ['brief was said', { brief: true, finished: 0 }, brief],
    ['not brief was said', { brief: false, finished: 9 }, full],
  ])('%s', (_case, settings, words) => {
    const household = { ...HOUSEHOLD, ...settings };
    expect(spoken(household, [{ type: 'happened', events: [WRONG] }], { how: 'plain' }).text).toBe(words);
  });
});

test('plain mode has no sounds', () => {
  const acts = [{ type: 'happened', events: [OFF_THE_BUS] }] as const;
  expect(spoken(HOUSEHOLD, acts).ssml).toBe(
    '<say-as interpret-as="interjection">Bravo</say-as>! Five in a row, four misses: off the bus!',
  );
  expect(spoken({ ...HOUSEHOLD, plain: true }, acts).ssml).toBe('Five in a row, four misses: off the bus!');
});

test('never more than two sounds', () => {
  const events = [OFF_THE_BUS, OFF_THE_BUS, OFF_THE_BUS];
  expect(spoken(HOUSEHOLD, [{ type: 'happened', events }]).ssml.match(/<say-as/g)).toHaveLength(2);
});

test('names are escaped once in speech, and stand as they are in text', () => {
  const household = scene({ names: ["D'Arcy", 'Alex', 'Jo'], game: ROUND_TWO });
  const reply = spoken(household, [], { how: 'plain' });
  expect(reply.text).toBe("D'Arcy, higher or lower than the seven?");
  expect(reply.card.text).toContain("D'Arcy: 1 point, 7♥");
});

test('the card shows every row and score, then the question', () => {
  expect(spoken(HOUSEHOLD, [], { how: 'plain' }).card).toEqual({
    title: 'Ride the Bus',
    text: 'Sam: 1 point, 7♥\nAlex: 1 point, 2♣\nJo: 1 point, 9♦\nSam, is the next one higher or lower than the seven?',
  });
});

test('a goodbye closes the session', () => {
  const reply = spoken(HOUSEHOLD, [{ type: 'goodbye', saved: true }]);
  expect([reply.open, reply.reprompt, reply.text]).toEqual([false, null, 'Goodbye! Your game is saved.']);
});

test('the apology keeps the session open for the same words', () => {
  expect(apologise(enUS)).toEqual({
    ssml: 'Sorry, I lost my place for a moment. Could you say that again?',
    text: 'Sorry, I lost my place for a moment. Could you say that again?',
    reprompt: { ssml: 'Could you say that again?', text: 'Could you say that again?' },
  });
});

test('the same household and reply give the same words', () => {
  const reply = { acts: [{ type: 'scores', seat: null }], ask: { how: 'plain' } } as const;
  expect(compose(HOUSEHOLD, reply, enUS)).toEqual(compose(HOUSEHOLD, reply, enUS));
});
