// The end of a game in words: the scores from fewest to most, who rode, who won. Read by tell-events.
import { GAUNTLET_STREAK, type PublicEvent } from '../engine/index.ts';
import type { Share } from './line.ts';
import { bestOf, scoreRanking, seatsLeft, streakRanking } from './scores.ts';
import type { Piece, Voice } from './voice.ts';

type GameEnded = Extract<PublicEvent, { type: 'gameEnded' }>;

/** Tells how a game ended. Party rules have the riders lose the table (RULES.md, "The end"). */
export function tellEnd(voice: Voice, event: GameEnded): readonly Piece[] {
  const { said, pick, rules } = voice;
  const left: readonly Piece[] = event.why === 'left' ? [{ text: pick(said.events.tooFewLeft) }] : [];
  return [...left, ...(rules.mode === 'gauntlet' ? gauntletEnd(voice, event) : tableEnd(voice, event))];
}

function tableEnd(voice: Voice, { winners, why }: GameEnded): readonly Piece[] {
  const { said, pick, names, household } = voice;
  if (winners.length === 0) return [{ text: pick(said.events.nobodyWon) }];
  const pieces: Piece[] = [];
  const riders = household.game?.rides ?? [];
  if (why === 'played' && household.table.preset === 'party' && riders.length > 0) {
    const told = riders.map(({ seat, misses }): Share => ({
      name: voice.name(seat),
      amount: voice.forms.misses(misses),
    }));
    pieces.push({ text: pick(said.events.rode)({ riders: told }) });
  }
  pieces.push({ text: pick(said.events.finalScores)({ scores: scoreRanking(voice) }) });
  if (why === 'played') pieces.push({ sound: { earcon: 'win' } });
  return [...pieces, { text: pick(said.events.winner)({ names: names(winners), many: winners.length > 1 }) }];
}

function gauntletEnd(voice: Voice, { winners, why }: GameEnded): readonly Piece[] {
  const { said, pick, names, forms } = voice;
  const [first] = winners;
  if (first === undefined) {
    const [alone] = seatsLeft(voice);
    const lost = why === 'played' && alone !== undefined;
    const best = alone === undefined ? 0 : bestOf(voice, alone);
    return [
      {
        text: lost ? pick(said.events.loneLoser)({ best: forms.number(best) }) : pick(said.events.nobodyWon),
      },
    ];
  }
  const streak = bestOf(voice, first);
  const told = {
    names: names(winners),
    many: winners.length > 1,
    streak: forms.number(streak),
    made: streak >= GAUNTLET_STREAK,
    alone: voice.household.table.names.length === 1,
  };
  const pieces: Piece[] = [];
  if (seatsLeft(voice).length > 1) {
    pieces.push({ text: pick(said.events.finalStreaks)({ streaks: streakRanking(voice) }) });
  }
  if (why === 'played' || why === 'streak') pieces.push({ sound: { earcon: 'win' } });
  return [...pieces, { text: pick(said.events.gauntletWinner)(told) }];
}
