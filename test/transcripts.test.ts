// Whole conversations, one a file in transcripts/: the samples of the model, the meaning, the engine and the words
// together, through the Lambda handler. The cards, scores and questions in them are worked out by hand.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playTranscript } from './support/transcript.ts';

const FOLDER = join(__dirname, 'transcripts');

describe('each transcript goes as it is written', () => {
  test.each(readdirSync(FOLDER))('%s', async (name) => {
    expect(await playTranscript(readFileSync(join(FOLDER, name), 'utf8'))).toEqual([]);
  });
});

describe('a transcript that is wrong is found out', () => {
  const OPENING = 'deck: 7H\n> start a game with Sam and Alex\n> red\n';

  test.each([
    ['say: the eight of hearts', 'say: the eight of hearts'],
    ['scores: 7 7', 'but: 0 1'],
    ['happened: nothing', 'but: guessedRight 1 7H 1, gave 1>2 1'],
    ['ask: color 1', 'but: color 2'],
    ['cards: 1: 7D', 'but: 1: 7H'],
    ['nonsense: 4', 'line 4: not understood: nonsense'],
    ['nonsense', 'line 4: not understood: nonsense'],
  ])('%s', async (line, fault) => {
    const faults = await playTranscript(OPENING + line);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });
});
