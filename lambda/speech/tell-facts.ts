// Answers about the game as it stands: where it stands, what is left, the odds, cards, options and records.
import {
  QUESTION_KINDS,
  hitsWanted,
  isPlaying,
  ridesLeft,
  type Game,
  type Outlook,
  type Seat,
} from '../engine/index.ts';
import { seatsLeft, type PlayerRecord } from '../dialog/household.ts';
import { offers, unusual } from './options.ts';
import { bestOf, scoreOf, scoreRanking, scoresOf, streakRanking, streaksOf } from './scores.ts';
import type { Share } from './line.ts';
import { tellRode, tellWinner } from './tell-end.ts';
import { repeatable, type Piece, type Voice } from './voice.ts';

/** How many winners the household's records name. */
const MOST_WINNERS = 3;

/** Where an open game stands, in a sentence. */
export function stand({ said, forms, pick }: Voice, { phase, rules, players }: Game): string {
  const { stands } = said;
  switch (phase.type) {
    case 'questions': {
      const round = pick(stands.questions)({ round: forms.number(phase.round) });
      return phase.goalPost ? `${round} ${pick(stands.goalPost)}` : round;
    }
    case 'board':
      return pick(stands.board)({ board: said.boards[rules.board] });
    case 'bus':
      return pick(stands.bus)({ misses: forms.misses(phase.misses) });
    case 'gauntlet':
      return pick(stands.gauntlet)({ ride: forms.number(players[phase.rider - 1]?.rides ?? 1) });
    case 'over':
      return pick(stands.over);
  }
}

/** One player's score, or everybody's and who leads or, once the game is over, who won. */
export function tellScores(voice: Voice, seat: Seat | null): readonly Piece[] {
  const phase = voice.household.game?.phase;
  const told = scoresTold(voice, seat);
  if (seat !== null || !phase) return [told];
  if (phase.type === 'over') return [told, ...tellRode(voice, phase), ...tellWinner(voice, phase)];
  return [told, ...tellLead(voice, phase.type)];
}

/** The points of the gauntlet's questions don't count (RULES.md, "Solo gauntlet" 4). */
function tellLead(voice: Voice, phase: Game['phase']['type']): readonly Piece[] {
  if (voice.rules.mode === 'gauntlet' && phase === 'questions') return [];
  const [first, second] = phase === 'gauntlet' ? streakRanking(voice) : scoreRanking(voice);
  return first && second ? [voice.say(voice.said.facts.lead, { names: first.name, many: first.many })] : [];
}

/** The scores, or the streaks where they count: in the gauntlet's rides and at its end. */
function scoresTold(voice: Voice, seat: Seat | null): Piece {
  const { said, forms, say, name, unnamed, rules, household } = voice;
  const { facts } = said;
  const phase = household.game?.phase.type;
  if (phase === 'gauntlet' || (phase === 'over' && rules.mode === 'gauntlet')) {
    if (unnamed) return say(facts.yours.best, { amount: forms.number(bestOf(voice, 1)) });
    const streaks =
      seat === null ? streaksOf(voice) : [{ name: name(seat), amount: forms.number(bestOf(voice, seat)) }];
    return say(facts.streaks, { streaks });
  }
  if (unnamed) return say(facts.yours.score, { amount: voice.units(scoreOf(voice, 1)) });
  if (seat === null) return say(facts.scores, { scores: scoresOf(voice) });
  return say(facts.scoreOf, { name: name(seat), amount: voice.units(scoreOf(voice, seat)) });
}

/** What lies in front of a player. */
export function tellCards(voice: Voice, seat: Seat): Piece {
  const row = voice.household.game?.players[seat - 1]?.row ?? [];
  const { cardsOf, yours } = voice.said.facts;
  const cards = voice.cards(row);
  return {
    text: voice.unnamed
      ? voice.pick(yours.cards)({ cards })
      : voice.pick(cardsOf)({ name: voice.name(seat), cards }),
  };
}

/** Whose turn it is. */
export function tellTurn({ said, pick, say, name, asked, unnamed }: Voice): Piece {
  if (asked !== null && unnamed) return { text: pick(said.facts.yours.turn), to: asked };
  return asked === null
    ? say(said.facts.tableTurn)
    : { text: pick(said.facts.turn)({ name: name(asked) }), to: asked };
}

/** What is left to come. */
export function tellRemaining(voice: Voice): Piece {
  const { household, said, forms } = voice;
  const { left } = said.facts;
  const { game } = household;
  if (!game) return { text: left.over };
  const { phase, rules, board } = game;
  switch (phase.type) {
    case 'questions': {
      const rounds = QUESTION_KINDS.length - phase.round;
      const more = rounds > 0 ? forms.number(rounds) : null;
      const gauntlet = said.options.mode.gauntlet;
      const then = rules.mode === 'gauntlet' ? [gauntlet] : [said.boards[rules.board], said.optionNames.bus];
      return { text: left.questions({ more, round: forms.number(phase.round), then }) };
    }
    case 'board': {
      const flips = board?.rows.flat().filter((spot) => spot.card === null).length ?? 0;
      const spots = rules.board === 'spots' ? forms.spots(flips) : null;
      return { text: left.board({ flips: forms.cards(flips), board: said.boards[rules.board], spots }) };
    }
    case 'bus': {
      const guesses = rules.cap === 'none' ? null : forms.number(rules.cap - phase.guesses);
      const next = phase.next.length > 0 ? voice.names(phase.next) : null;
      const many = phase.next.length > 1;
      return {
        text: left.bus({ more: forms.number(hitsWanted(rules) - phase.streak), guesses, next, many }),
      };
    }
    case 'gauntlet': {
      const rides = seatsLeft(voice.household).map((seat): Share => {
        return { name: voice.name(seat), amount: forms.number(ridesLeft(game, seat)) };
      });
      const yours = voice.unnamed ? (rides[0]?.amount ?? null) : null;
      return { text: left.gauntlet({ more: forms.number(hitsWanted(rules) - phase.streak), rides, yours }) };
    }
    case 'over':
      return { text: left.over };
  }
}

/** The odds of the next card, as counts. */
export function tellOdds({ said, forms, call, rules }: Voice, outlook: Outlook | null): Piece {
  const { facts } = said;
  if (!outlook) return { text: facts.noOdds };
  const unseen = forms.number(outlook.unseen);
  if (outlook.type === 'match') {
    return { text: facts.oddsOfMatch({ unseen, matching: forms.number(outlook.matching) }) };
  }
  const chances = outlook.chances.map((chance): Share => ({
    name: call(chance.call),
    amount: forms.number(chance.cards),
  }));
  const equal = outlook.equal > 0 ? forms.number(outlook.equal) : null;
  const told = { unseen, chances, equal, many: outlook.equal > 1, wins: rules.sameRank === 'right' };
  return { text: facts.odds(told) };
}

/** The options in force, and while they can be changed, what could be said. */
export function tellOptions(voice: Voice): Piece {
  const { said, forms, household, rules } = voice;
  const preset =
    rules.mode === 'gauntlet' ? said.options.mode.gauntlet : said.presets[household.table.preset];
  const others = unusual(voice).filter((words) => words !== preset);
  return {
    text: said.facts.options({
      preset,
      others: others.length > 0 ? forms.all(others) : null,
      offers: isPlaying(household.game) ? null : forms.any(offers(voice)),
    }),
  };
}

/** What one name has to show for itself. */
export function tellRecord({ said, forms }: Voice, name: string, record: PlayerRecord | null): Piece {
  const { facts } = said;
  if (!record) return { text: facts.noRecord({ name: repeatable(name) }) };
  const { played, won, best } = record;
  return {
    text: facts.record({
      name,
      played: forms.games(played),
      won: won > 0 ? forms.number(won) : null,
      best: best > 0 ? forms.number(best) : null,
    }),
  };
}

/** What the household has to show: games finished, the most wins and the longest streak. */
export function tellRecords({ said, forms, household }: Voice): Piece {
  const { records, finished } = household;
  if (finished === 0) return { text: said.facts.noRecords };
  const wins = [...records]
    .filter(({ won }) => won > 0)
    .sort((a, b) => b.won - a.won)
    .slice(0, MOST_WINNERS)
    .map(({ name, won }): Share => ({ name, amount: forms.number(won) }));
  const [longest] = [...records].sort((a, b) => b.best - a.best);
  const best =
    longest && longest.best > 0 ? { name: longest.name, amount: forms.number(longest.best) } : null;
  return { text: said.facts.records({ games: forms.games(finished), wins, best }) };
}
