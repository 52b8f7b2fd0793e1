// Guards what must hold in every game under every rules record, whatever is said: cards, points, questions, refusals.
import fc from 'fast-check';
import {
  DECK,
  deal,
  decide,
  evolve,
  fairShuffle,
  play,
  questionOf,
  type Action,
  type Game,
  type GameEvent,
  type Rules,
  type Seed,
} from '../../lambda/engine/index.ts';
import { cardsIn, takenBy, wonBy } from '../support/accounts.ts';
import { anyRules, anySeed, anyWhims, whimAction } from '../support/random-play.ts';

interface Plan {
  readonly rules: Rules;
  readonly players: number;
  readonly seed: Seed;
  readonly whims: readonly number[];
}

const anyPlan: fc.Arbitrary<Plan> = anyRules.chain((rules) =>
  fc.record({
    rules: fc.constant(rules),
    players: fc.integer({ min: rules.mode === 'gauntlet' ? 1 : 2, max: 8 }),
    seed: anySeed,
    whims: anyWhims,
  }),
);

/** One action of a game. After a refusal `next` is the game itself. */
interface Turn {
  readonly game: Game;
  readonly action: Action;
  readonly next: Game;
  readonly events: readonly GameEvent[];
}

/** More actions than any of these games takes. */
const MOST_ACTIONS = 5000;

/** Plays a plan to its end and looks at every action. */
function playThrough({ rules, players, seed, whims }: Plan, look: (turn: Turn) => void): Game {
  let game = deal(rules, players, { seed, shuffle: fairShuffle });
  for (let turn = 0; game.phase.type !== 'over'; turn += 1) {
    if (turn > MOST_ACTIONS) throw new Error('the game does not end');
    const action = whimAction(game, whims[turn]);
    const decided = decide(game, action, fairShuffle);
    const played = play(game, action, fairShuffle);
    const next = 'refused' in played ? game : played.game;
    look({ game, action, next, events: 'refused' in decided ? [] : decided.events });
    game = next;
  }
  return game;
}

const always = (look: (turn: Turn) => void) =>
  fc.assert(
    fc.property(anyPlan, (plan) => {
      expect(playThrough(plan, look).phase.type).toBe('over');
    }),
    { numRuns: 200 },
  );

test('52 different cards are accounted for after every event', () => {
  const deck = [...DECK].sort().join(' ');
  always(({ game, events }) => {
    let now = game;
    for (const event of events) {
      now = evolve(now, event);
      expect([...cardsIn(now)].sort().join(' ')).toBe(deck);
    }
  });
});

test('folding the events that an action is decided into gives the game that play gives', () => {
  always(({ game, next, events }) => {
    expect(JSON.stringify(events.reduce(evolve, game))).toBe(JSON.stringify(next));
  });
});

test('play tells all events but the order of a new pile, and refuses for the reason that decide gives', () => {
  always(({ game, action }) => {
    const decided = decide(game, action, fairShuffle);
    const played = play(game, action, fairShuffle);
    const told =
      'refused' in decided ? decided.refused : decided.events.filter(({ type }) => type !== 'pileShuffled');
    expect('refused' in played ? played.refused : played.events).toEqual(told);
  });
});

test('every score is the sum of what its player took', () => {
  always(({ game, next, events }) => {
    const taken = game.players.map(({ score }, index) =>
      events.reduce((sum, event) => sum + takenBy(event, index + 1), score),
    );
    expect(next.players.map((player) => player.score)).toEqual(taken);
  });
});

test('what is won is given, unless somebody leaves or the table ends the game', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      let [won, given, isWhole] = [0, 0, true];
      playThrough(plan, ({ action, events }) => {
        if (action.type === 'leave' || action.type === 'end') isWhole = false;
        for (const event of events) {
          won += wonBy(event);
          if (event.type === 'gave') given += event.amount;
        }
      });
      expect(isWhole ? given : won).toBe(won);
    }),
    { numRuns: 500 },
  );
});

test('a game asks exactly one question unless it is over, and who receives only where there is a choice', () => {
  always(({ next }) => {
    const question = questionOf(next);
    expect(question === null).toBe(next.phase.type === 'over');
    expect(question?.type === 'give' ? question.receivers.length : 2).toBeGreaterThanOrEqual(2);
    expect(question && 'count' in question ? question.count : 1).toBeGreaterThanOrEqual(1);
  });
});

test('deciding and playing leave the game before alone', () => {
  let before = '';
  always(({ game, next }) => {
    const isFirst = game.pile.length === DECK.length;
    expect(isFirst || JSON.stringify(game) === before).toBe(true);
    before = JSON.stringify(next);
  });
});

test('a game survives JSON and plays on in the same way', () => {
  always(({ game, action }) => {
    const stored = JSON.parse(JSON.stringify(game)) as Game; // what a store gives back
    expect(stored).toEqual(game);
    expect(JSON.stringify(play(stored, action, fairShuffle))).toBe(
      JSON.stringify(play(game, action, fairShuffle)),
    );
  });
});

test('nobody who has left wins, and the winners stand in seat order', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const { phase, players } = playThrough(plan, () => undefined);
      const winners = phase.type === 'over' ? phase.winners : [];
      expect(winners.filter((seat) => players[seat - 1]?.gone)).toEqual([]);
      expect([...winners].sort((a, b) => a - b)).toEqual(winners);
    }),
    { numRuns: 200 },
  );
});
