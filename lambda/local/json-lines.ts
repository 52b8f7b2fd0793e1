// `--json`: one line of JSON for the launch, then one for each line of input, in order, and nothing else.
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Answered } from '../web/wire.ts';
import type { Conversation } from './conversation.ts';

/** Plays from a stream of lines until it ends. Blank lines and lines that start with `#` are passed over. */
export async function playJsonLines(
  conversation: Conversation,
  input: Readable,
  output: Writable,
): Promise<void> {
  await write(output, jsonLine(await conversation.launch()));
  for await (const line of linesOf(input)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    await write(output, jsonLine(await conversation.hear(line)));
  }
}

/** A turn as one line of JSON, with its end of line. */
function jsonLine({ heard, speech, ssml, reprompt, open, view }: Answered): string {
  const line = { heard, speech, ssml: `<speak>${ssml}</speak>`, reprompt, open, view };
  return `${JSON.stringify(line)}\n`;
}

/** Whole lines, one at a time: what isn't asked for yet stays in the pipe. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  input.setEncoding('utf8');
  let rest = '';
  for await (const chunk of input) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Writes, and waits while the reader is behind. */
async function write(output: Writable, line: string): Promise<void> {
  if (!output.write(line)) await once(output, 'drain');
}
