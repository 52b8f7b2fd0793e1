// Guards that every reason for a refusal is one that a table can meet, and that nothing moves with it.
import { REFUSALS, play, type Action, type Refusal } from '../../lambda/engine/index.ts';
import {
  END,
  FLIP,
  after,
  afterQuestions,
  call,
  classic,
  drawnAs,
  giveTo,
  goal,
  leave,
  party,
  playCards,
  table,
  type Table,
} from '../support/builders.ts';

const start = table(party(), 3, '7H');
const giving = after(table(party(), 4, '7H'), leave(4), call('red'));
const second = after(table(party(), 2, '7H 7D'), call('black'), call('black'));
const holding = afterQuestions(table(party(), 2, `${drawnAs('2S 3S 4S 5H', '2H 3H 4H 5D')} 2C`));

const MET: { readonly [R in Refusal]: readonly (readonly [Table, Action])[] } = {
  over: [
    [after(start, END), call('red')],
    [after(start, END), END],
  ],
  notAsked: [
    [start, FLIP],
    [start, giveTo(2)],
    [start, playCards(1)],
    [giving, call('red')],
    [giving, goal('higher')],
    [giving, FLIP],
    [holding, call('red')],
    [holding, giveTo(2)],
    [holding, FLIP],
  ],
  notACall: [
    [start, call('higher')],
    [second, call('red')],
    [second, goal('hearts')],
  ],
  goalPostOff: [
    [table(classic(), 2), { type: 'callGoalPost' }],
    [table(classic(), 2), { type: 'withdrawGoalPost' }],
    [table(classic(), 2), goal('red')],
  ],
  noGoalPostHere: [
    [start, { type: 'callGoalPost' }],
    [start, goal('red')],
    [giving, { type: 'callGoalPost' }],
    [holding, { type: 'withdrawGoalPost' }],
  ],
  noGoalPostCalled: [[second, { type: 'withdrawGoalPost' }]],
  oneself: [[giving, giveTo(1)]],
  tooMany: [[giving, giveTo(2, 2)]],
  noGift: [
    [giving, { type: 'give', gifts: [] }],
    [giving, giveTo(2, 0)],
    [giving, giveTo(2, -1)],
    [giving, giveTo(2, 0.5)],
  ],
  cannotReceive: [[giving, giveTo(4)]],
  noSuchSeat: [
    [giving, giveTo(5)],
    [giving, giveTo(0)],
    [start, leave(4)],
  ],
  alreadyGone: [[giving, leave(4)]],
  tooManyCards: [
    [holding, playCards(2)],
    [holding, playCards(-1)],
  ],
};

test.each(REFUSALS.map((refusal) => [refusal, MET[refusal]] as const))('%s', (refusal, met) => {
  for (const [{ game, shuffle }, action] of met) {
    const before = JSON.stringify(game);
    expect([action, play(game, action, shuffle)]).toEqual([action, { refused: refusal }]);
    expect(JSON.stringify(game)).toBe(before);
  }
});
