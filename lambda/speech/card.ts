// The card in the Alexa app: every player with score and row, then the question. Read by compose.
import { seatsLeft } from '../dialog/household.ts';
import { scoreOf } from './scores.ts';
import { capitalized, type Voice } from './voice.ts';

/** The card's text; `last` is its last line. */
export function cardText(voice: Voice, last: string): string {
  const { said, name, rules, household } = voice;
  const players = seatsLeft(voice.household).map((seat) =>
    said.card.player({
      name: name(seat),
      score: scoreOf(voice, seat),
      unit: rules.unit,
      cards: household.game?.players[seat - 1]?.row ?? [],
    }),
  );
  return [...players, last].map(capitalized).join('\n');
}
