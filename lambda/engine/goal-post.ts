// Goal post: when it may be called and taken back (RULES.md, "Questions" 6).
import type { Game, Seat } from './game.ts';
import { guessAsked } from './guesses.ts';
import type { Decision, Refusal } from './refusals.ts';

/** Who may call goal post now, or why nobody may: it is for questions 2 and 3 of the first part only. */
export function goalPostCaller(game: Game): { readonly seat: Seat } | { readonly refused: Refusal } {
  if (game.rules.goalPost === 'off') return { refused: 'goalPostOff' };
  const asked = guessAsked(game);
  if (asked?.place !== 'row') return { refused: 'noGoalPostHere' };
  const isRange = asked.kind === 'higherLower' || asked.kind === 'insideOutside';
  return isRange ? { seat: asked.seat } : { refused: 'noGoalPostHere' };
}

/** The guesser calls goal post; calling it once more changes nothing. */
export function callGoalPost(game: Game): Decision {
  const caller = goalPostCaller(game);
  return 'refused' in caller ? caller : { events: [{ type: 'goalPostCalled', seat: caller.seat }] };
}

/** The guesser takes goal post back. */
export function withdrawGoalPost(game: Game): Decision {
  const caller = goalPostCaller(game);
  if ('refused' in caller) return caller;
  if (!guessAsked(game)?.goalPost) return { refused: 'noGoalPostCalled' };
  return { events: [{ type: 'goalPostWithdrawn', seat: caller.seat }] };
}
