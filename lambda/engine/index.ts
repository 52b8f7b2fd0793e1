// The engine's one door: everything that other rooms may use.
export * from './actions.ts';
export * from './cards.ts';
export * from './events.ts';
export * from './game.ts';
export * from './question.ts';
export * from './refusals.ts';
export * from './rules.ts';
export * from './shuffle.ts';
export { evolve } from './evolve.ts';
export { outlook, type Outlook } from './odds.ts';
export { deal, decide, hasShown, isPlaying, play, reseat, type Played } from './play.ts';
export { seatsLeft } from './seats.ts';
export { GAUNTLET_STREAK } from './ending.ts';
export { hitsWanted } from './bus.ts';
export { GAUNTLET_RIDES, ridesLeft } from './gauntlet.ts';
export { GOAL_POST_FACTOR, questionStake, rowStake } from './stakes.ts';
