// The end of a game in words: the scores from fewest to most, who rode, who won. Read by tell-events.
import { GAUNTLET_STREAK, type EventOf, type Seat } from '../engine/index.ts';
import type { Share } from './line.ts';
import { bestOf, scoreRanking, seatsLeft, streakRanking } from './scores.ts';
import type { Piece, Voice } from './voice.ts';

type GameEnded = EventOf<'gameEnded'>;

/** Tells how a game ended. Party rules have the riders lose the table (RULES.md, "The end"). */
export function tellEnd(voice: Voice, event: GameEnded): readonly Piece[] {
  const { said, pick, rules } = voice;
  const left: readonly Piece[] = event.why === 'left' ? [{ text: pick(said.events.tooFewLeft) }] : [];
  return [...left, ...(rules.mode === 'gauntlet' ? gauntletEnd(voice, event) : tableEnd(voice, event))];
}

function tableEnd(voice: Voice, { winners, why }: GameEnded): readonly Piece[] {
  const { said, pick, household } = voice;
  if (winners.length === 0) return tellWinner(voice, winners);
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
  return [...pieces, ...tellWinner(voice, winners)];
}

/** Who won, after the scores or streaks. */
export function tellWinner(voice: Voice, winners: readonly Seat[]): readonly Piece[] {
  const { said, pick, names, forms, rules } = voice;
  const [first] = winners;
  if (first === undefined) return [{ text: pick(said.events.nobodyWon) }];
  const told = { names: names(winners), many: winners.length > 1 };
  if (rules.mode === 'table') return [{ text: pick(said.events.winner)(told) }];
  const streak = bestOf(voice, first);
  const made = streak >= GAUNTLET_STREAK;
  const alone = voice.household.table.names.length === 1;
  return [{ text: pick(said.events.gauntletWinner)({ ...told, streak: forms.number(streak), made, alone }) }];
}

function gauntletEnd(voice: Voice, { winners, why }: GameEnded): readonly Piece[] {
  const { said, pick, forms } = voice;
  if (winners.length === 0) {
    const [alone] = seatsLeft(voice);
    return why === 'played' && alone !== undefined
      ? [{ text: pick(said.events.loneLoser)({ best: forms.number(bestOf(voice, alone)) }) }]
      : tellWinner(voice, winners);
  }
  const pieces: Piece[] = [];
  if (seatsLeft(voice).length > 1) {
    pieces.push({ text: pick(said.events.finalStreaks)({ streaks: streakRanking(voice) }) });
  }
  if (why === 'played' || why === 'streak') pieces.push({ sound: { earcon: 'win' } });
  return [...pieces, ...tellWinner(voice, winners)];
}
