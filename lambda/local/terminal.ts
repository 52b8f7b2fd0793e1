// Playing in a terminal: what is said, then the table, then a prompt for what one would say.
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Conversation } from './conversation.ts';
import type { Answered } from '../web/wire.ts';
import { COLORS_OFF, COLORS_ON, tableLines, type Paint } from './table-lines.ts';

/** Where a game is typed and shown. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
  /** Whether a person types: only then is there a prompt to edit on, and Ctrl-C to leave by. */
  readonly isTyped: boolean;
  /** Whether the output shows colors. */
  readonly isColored: boolean;
}

const CLOSED = '(Closed. "open ride the bus" goes on; Ctrl-C leaves.)';

/** Plays until the input ends or Ctrl-C. */
export async function playInTerminal(conversation: Conversation, terminal: Terminal): Promise<void> {
  const { input, output, isTyped, isColored } = terminal;
  const paint = isColored ? COLORS_ON : COLORS_OFF;
  const show = (answered: Answered) => output.write(`${shown(answered, paint).join('\n')}\n`);
  show(await conversation.launch());
  // Lines are listened for from here on: an interface that is made earlier loses those that come before.
  const lines = createInterface({
    input,
    output: isTyped ? output : undefined,
    terminal: isTyped,
    prompt: '> ',
  });
  lines.on('SIGINT', () => {
    output.write('\n');
    lines.close();
  });
  lines.prompt();
  for await (const line of lines) {
    if (!isTyped) output.write(`> ${line}\n`);
    if (line.trim() !== '') show(await conversation.hear(line));
    lines.prompt();
  }
}

/** What is said, and the table where anything on it has changed. */
function shown({ speech, view, open }: Answered, paint: Paint): readonly string[] {
  const table = view && view.happened.length > 0 ? tableLines(view, paint) : [];
  return [speech, ...table.map((line) => `  ${line}`), ...(open ? [] : [paint.dim(CLOSED)])];
}
