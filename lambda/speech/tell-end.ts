// The end of a game in words: the scores from fewest to most, who rode, who won. Read by tell-events.
import { GAUNTLET_STREAK, type EventOf, type Seat } from '../engine/index.ts';
import { seatsLeft } from '../dialog/household.ts';
import { bestOf, scoreRanking, streakRanking } from './scores.ts';
import type { Piece, Voice } from './voice.ts';

type GameEnded = EventOf<'gameEnded'>;
type Over = Pick<GameEnded, 'winners' | 'why'>;

const WIN: Piece = { sound: { earcon: 'win' } };

/** Tells how a game ended. Party rules have the riders lose the table (RULES.md, "The end"). */
export function tellEnd(voice: Voice, event: GameEnded): readonly Piece[] {
  const { said, say, rules } = voice;
  const left: readonly Piece[] = event.why === 'left' ? [say(said.events.tooFewLeft)] : [];
  return [...left, ...(rules.mode === 'gauntlet' ? gauntletEnd(voice, event) : tableEnd(voice, event))];
}

function tableEnd(voice: Voice, over: GameEnded): readonly Piece[] {
  const { said, say } = voice;
  if (over.winners.length === 0) return tellWinner(voice, over);
  return [
    ...tellRode(voice, over),
    say(said.events.finalScores, { scores: scoreRanking(voice) }),
    ...(over.why === 'played' ? [WIN] : []),
    ...tellWinner(voice, over),
  ];
}

/** Who rode and, under party rules, has lost the table. */
export function tellRode(voice: Voice, over: Over): readonly Piece[] {
  const seats = losersOf(voice, over);
  const told = { names: voice.names(seats), many: seats.length > 1 };
  return seats.length > 0 ? [voice.say(voice.said.events.rode, told)] : [];
}

function losersOf({ household }: Voice, { why }: Over): readonly Seat[] {
  const { game, table, last } = household;
  const played = last ?? table; // between two games the table's preset is the next one's
  if (!game || why !== 'played' || played.preset !== 'party') return [];
  return game.rides.map(({ seat }) => seat).filter((seat) => !game.players[seat - 1]?.gone);
}

/** Who won, after the scores or streaks. */
export function tellWinner(voice: Voice, over: Over): readonly Piece[] {
  const { said, say, names, forms, rules } = voice;
  const { winners } = over;
  const [first] = winners;
  if (first === undefined) return [say(said.events.nobodyWon)];
  const told = { names: names(winners), many: winners.length > 1 };
  if (rules.mode === 'table') {
    const losers = losersOf(voice, over);
    return winners.some((seat) => losers.includes(seat))
      ? [say(said.events.winnerRode, { ...told, unit: rules.unit })]
      : [say(said.events.winner, told)];
  }
  const best = bestOf(voice, first);
  const streak = best > 0 ? forms.number(best) : null;
  const made = best >= GAUNTLET_STREAK;
  const alone = voice.household.table.names.length === 1;
  return [say(said.events.gauntletWinner, { ...told, streak, made, alone })];
}

function gauntletEnd(voice: Voice, over: GameEnded): readonly Piece[] {
  const { said, say, forms } = voice;
  const { winners, why } = over;
  const [first, ...others] = seatsLeft(voice.household);
  const best = bestOf(voice, winners[0] ?? first ?? 0);
  if (winners.length === 0 && first !== undefined && why === 'played')
    return [say(said.events.loneLoser, { best: forms.number(best) })];
  const pieces: Piece[] = [];
  if (best > 0 && others.length > 0)
    pieces.push(say(said.events.finalStreaks, { streaks: streakRanking(voice) }));
  if (best > 0 && winners.length === 0)
    pieces.push(say(said.facts.yours.best, { amount: forms.number(best) }));
  if (why === 'played' || why === 'streak') pieces.push(WIN);
  return [...pieces, ...tellWinner(voice, over)];
}
