// The middle of a screen, by phase: the row that is asked about, the board, the bus, the options in the lobby, the
// winners. Read by data.ts; the document has one drawing for each kind.
import { idledBy, OPTION_NAMES, type Rules } from '../../engine/index.ts';
import type { View } from '../../speech/view.ts';
import type { Face, Faces } from './face.ts';
import { label, widest, type Label, type Words } from './words.ts';

/** A row of the board, with what a card in it is worth. */
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
    }
  /** The board, top row first, and the last card that was flipped. */
  | {
      readonly kind: 'board';
      readonly rows: readonly BoardRow[];
      /** What the columns are for, where a row has both gives and takes. */
      readonly heads: readonly Label[];
      /** The most cards in a row, and the widest of the rows' labels, in ems. */
      readonly across: number;
      readonly widest: number;
      readonly last: Face;
      readonly caption: Label;
    }
  /** The options in force, in two columns of lines of one size. */
  | { readonly kind: 'lobby'; readonly lines: readonly OptionLine[]; readonly widest: number }
  /** The winners. */
  | { readonly kind: 'over'; readonly winners: readonly Label[]; readonly facts: Label };

/** What stands in the middle of the table. */
export function stageIn(view: View, words: Words, faces: Faces): Stage {
  const { phase, rules, board, bus, question, players } = view;
  const { screen } = words;
  switch (phase) {
    case 'lobby': {
      const lines = optionLines(rules, words).map((text, nth) => ({ text, nth }));
      return { kind: 'lobby', lines, widest: widest(lines.map(({ text }) => label(text))) };
    }
    case 'questions': {
      const cards = players.find(({ seat }) => seat === question?.seat)?.cards ?? [];
      const isGuess = question !== null && question.type !== 'give';
      return {
        kind: 'row',
        cards: [...cards.map(faces.up), ...(isGuess ? [faces.down] : [])],
        lights: [],
        say: '',
        facts: label(screen.pile(view.pile)),
      };
    }
    case 'board':
      return boardStage(board, words, faces);
    case 'bus':
    case 'gauntlet':
      return busStage(bus, words, faces);
    case 'over': {
      const winners = players.filter(({ seat }) => view.winners?.includes(seat));
      return { kind: 'over', winners: winners.map(({ name }) => label(name)), facts: label('') };
    }
  }
}

function boardStage(board: View['board'], { screen }: Words, faces: Faces): Stage {
  const rows = board?.rows ?? [];
  const [at = -1, index = -1] = board?.at ?? [];
  const last = rows[at]?.[index];
  const covered = board?.kind === 'spots' ? faces.slot : faces.down;
  const shown = rows.map((spots): BoardRow => {
    const kinds = new Set(spots.map(({ kind }) => screen.kinds[kind]));
    return {
      label: label([...(kinds.size > 1 ? [] : kinds), spots[0]?.stake ?? ''].join(' ')),
      cards: spots.map(({ card }) => (card ? faces.up(card) : covered)),
    };
  });
  return {
    kind: 'board',
    rows: shown.reverse(),
    heads: board?.kind === 'spots' ? (rows[0] ?? []).map(({ kind }) => label(screen.kinds[kind])) : [],
    across: Math.max(1, ...shown.map(({ cards }) => cards.length)),
    widest: widest(shown.map((row) => row.label)),
    last: last?.card ? faces.up(last.card) : covered,
    caption: label(last ? `${screen.kinds[last.kind]} ${last.stake}` : ''),
  };
}

function busStage(bus: View['bus'], { screen }: Words, faces: Faces): Stage {
  if (!bus) return { kind: 'row', cards: [], lights: [], say: '', facts: label('') };
  const { cards, streak, target, guesses, misses, cap, ride } = bus;
  const facts = ride === null ? [screen.guesses(guesses, cap), screen.misses(misses)] : [screen.ride(ride)];
  return {
    kind: 'row',
    cards: [...cards.map(faces.up), faces.down],
    lights: Array.from({ length: target }, (_, index) => index < streak),
    say: screen.streak(streak, target),
    facts: label(facts.join(' · ')),
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
