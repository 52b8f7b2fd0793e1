// Guards the terminal: the prompt, the table in suits and colors, Ctrl-C, and plain text where nobody types.
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { DECK } from '../../lambda/engine/index.ts';
import { converse, type Conversation } from '../../lambda/local/conversation.ts';
import { openLocalDesk } from '../../lambda/local/desk.ts';
import { seeds } from '../../lambda/local/seeds.ts';
import { stackedShuffle } from '../../lambda/local/stacked-deck.ts';
import { playInTerminal } from '../../lambda/local/terminal.ts';
import { MemoryStore } from '../../lambda/store/memory.ts';

const RED = '\u001b[31m';
const CTRL_C = '\u0003';

function newConversation(): Conversation {
  const parts = {
    store: new MemoryStore(),
    sips: true,
    seed: seeds(1),
    shuffle: stackedShuffle([['7H', '2C', ...DECK.filter((card) => card !== '7H' && card !== '2C')]]),
    now: () => 0,
    log: () => undefined,
  };
  return converse(openLocalDesk(parts, 'en-US'), '1');
}

interface Screen {
  readonly input: PassThrough;
  readonly shown: () => string;
  readonly ended: Promise<void>;
}

function screen(isTyped: boolean): Screen {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = '';
  output.on('data', (chunk) => (shown += String(chunk)));
  const ended = playInTerminal(newConversation(), { input, output, isTyped, isColored: isTyped });
  return { input, shown: () => shown, ended };
}

test('without a terminal: the words, what is said, and the table in plain text', async () => {
  const { input, shown, ended } = screen(false);
  input.end('Sam and Alex\n\nred\nblack\nstop\n');
  await ended;
  expect(shown()).toContain('> red\n');
  expect(shown()).toContain('  Sam    1  7♥\n  Alex   1  2♣\n');
  expect(shown()).toContain('(Closed. "open ride the bus" goes on; Ctrl-C leaves.)');
  expect(shown()).not.toContain('\u001b');
});

test('on a terminal: a prompt, red suits in red, and Ctrl-C ends', async () => {
  const { input, shown, ended } = screen(true);
  input.write('Sam and Alex\rred\rblack\r');
  while (!shown().includes('♣')) await setTimeout(5);
  input.write(CTRL_C);
  await ended;
  expect(shown()).toContain('> ');
  expect(shown()).toContain(`${RED}7♥`);
  expect(shown()).toContain(' 2♣');
  expect(shown()).not.toContain(`${RED}2♣`);
  expect(shown().endsWith('\n')).toBe(true);
});
