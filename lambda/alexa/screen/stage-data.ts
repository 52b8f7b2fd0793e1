// The middle of a screen, by phase: the row that is asked about, the board, the bus, the options in the lobby, the
// winners. Read by data.ts; the document has one drawing for each kind.
import { idledBy, OPTION_NAMES, type Rules } from '../../engine/index.ts';
import type { QuestionType, View } from '../../speech/view.ts';
import { capitalized } from '../../speech/voice.ts';
import { DOWN, SLOT, type Face, type Faces } from './face.ts';
import { gotIn } from './seats-data.ts';
import { label, widest, type Label, type Words } from './words.ts';

/** A row of the board, with what its cards are for and worth. */
export interface BoardRow {
  readonly label: Label;
  readonly cards: readonly Face[];
}

/** An option in force, with its place in the list, from 0. */
export interface OptionLine {
  readonly text: string;
  readonly nth: number;
}

/** What stands in the middle. */
export type Stage =
  /** Cards side by side: a player's row, or the bus with its streak. */
  | {
      readonly kind: 'row';
      readonly cards: readonly Face[];
      /** One light a hit of the streak that is wanted: whether it has been made. */
      readonly lights: readonly boolean[];
      readonly say: string;
      readonly facts: Label;
      /** The card that somebody else than who is asked got in this turn, if one showed. */
      readonly last?: Face;
      /** What this turn brought: to one player, name and amount; to several, all in a line; else nothing. */
      readonly news: readonly Label[];
    }
  /** The board, top row first, and the last card that was flipped. */
  | {
      readonly kind: 'board';
      readonly rows: readonly BoardRow[];
      /** What a card of each column is worth, where the rows aren't of one worth. */
      readonly heads: readonly Label[];
      /** The most cards in a row, and the widest of the rows' labels, in ems. */
      readonly across: number;
      readonly widest: number;
      readonly last: Face;
      readonly caption: Label;
    }
  /** The options in force, in two columns of lines of one size. */
  | { readonly kind: 'lobby'; readonly lines: readonly OptionLine[]; readonly widest: number }
  /** The winners, or the longest streak where nobody wins. */
  | { readonly kind: 'over'; readonly winners: readonly Label[]; readonly facts: Label };

/** The questions that the next card answers. */
const GUESSED: readonly QuestionType[] = ['color', 'higherLower', 'insideOutside', 'suit'];

/** What stands in the middle of the table. */
export function stageIn(view: View, words: Words, faces: Faces): Stage {
  const { phase, rules, bus, players } = view;
  const { screen } = words;
  switch (phase) {
    case 'lobby': {
      const lines = optionLines(rules, words).map((text, nth) => ({ text, nth }));
      return { kind: 'lobby', lines, widest: widest(lines.map(({ text }) => label(text))) };
    }
    case 'questions':
      return questionsStage(view, words, faces);
    case 'board':
      return boardStage(view, words, faces);
    case 'bus':
    case 'gauntlet':
      return busStage(bus, words, faces);
    case 'over': {
      const winners = players.filter(({ seat }) => view.winners?.includes(seat));
      const best = Math.max(...players.map((player) => player.best ?? 0));
      const facts = rules.mode === 'gauntlet' ? screen.longest(best) : '';
      return {
        kind: 'over',
        winners: winners.map(({ name }) => label(capitalized(name))),
        facts: label(facts),
      };
    }
  }
}

/** The row of whoever is asked, with a place for the card to come, and what happened to somebody else. */
function questionsStage(view: View, { screen }: Words, faces: Faces): Stage {
  const { question, players, happened, pile } = view;
  const cards = players.find(({ seat }) => seat === question?.seat)?.cards ?? [];
  const shown = happened.findLast(({ card }) => card !== undefined)?.card;
  const news = [...gotIn(view)].map(([seat, { amount }]) => {
    const name = players.find((player) => player.seat === seat)?.name ?? '';
    return [capitalized(name), `+${amount}`];
  });
  return {
    kind: 'row',
    cards: [...cards.map(faces), ...(question && GUESSED.includes(question.type) ? [DOWN] : [])],
    lights: [],
    say: '',
    facts: label(screen.pile(pile)),
    ...(shown && !cards.includes(shown) ? { last: faces(shown) } : {}),
    news: (news.length > 1 ? [news.map((one) => one.join(' ')).join(' · ')] : news.flat()).map(label),
  };
}

function boardStage({ board, unit }: View, { screen }: Words, faces: Faces): Stage {
  const rows = board?.rows ?? [];
  const [at = -1, index = -1] = board?.at ?? [];
  const last = rows[at]?.[index];
  const covered = board?.kind === 'spots' ? SLOT : DOWN;
  const faceOf = ({ card }: (typeof rows)[number][number]) => (card ? faces(card) : covered);
  const isSpots = board?.kind === 'spots';
  // The spots lie in pairs of a give and a take: as two rows they have room to be large.
  const shown = isSpots
    ? (rows[0] ?? []).map(({ kind }, side): BoardRow => ({
        label: label(screen.kinds[kind]),
        cards: rows.flatMap((pair) => pair.slice(side, side + 1).map(faceOf)),
      }))
    : rows.map((spots): BoardRow => ({
        label: label(
          [...new Set(spots.map(({ kind }) => screen.kinds[kind])), spots[0]?.stake ?? ''].join(' '),
        ),
        cards: spots.map(faceOf),
      }));
  return {
    kind: 'board',
    rows: isSpots ? shown : shown.reverse(),
    heads: isSpots ? rows.map(([spot]) => label(screen.units(spot?.stake ?? 0, unit))) : [],
    across: Math.max(1, ...shown.map(({ cards }) => cards.length)),
    widest: widest(shown.map((row) => row.label)),
    last: last?.card ? faces(last.card) : covered,
    caption: label(last ? `${screen.kinds[last.kind]} ${last.stake}` : ''),
  };
}

function busStage(bus: View['bus'], { screen }: Words, faces: Faces): Stage {
  if (!bus) return { kind: 'row', cards: [], lights: [], say: '', facts: label(''), news: [] };
  const { cards, streak, target, guesses, misses, cap, ride } = bus;
  const facts = ride === null ? [screen.guesses(guesses, cap), screen.misses(misses)] : [screen.ride(ride)];
  return {
    kind: 'row',
    cards: [...cards.map(faces), DOWN],
    lights: Array.from({ length: target }, (_, index) => index < streak),
    say: screen.streak(streak, target),
    facts: label(facts.join(' · ')),
    news: [],
  };
}

/** The options that mean something, each in the words that name it in a list. */
function optionLines(rules: Rules, { said }: Words): readonly string[] {
  return OPTION_NAMES.filter((option) => !idledBy(rules, option)).map((option) => {
    const values: Readonly<Record<string, string>> = said.options[option];
    const words = values[rules[option]] ?? '';
    return words.charAt(0).toUpperCase() + words.slice(1);
  });
}
