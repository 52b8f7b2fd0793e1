// How long a reply takes to hear: 150 words a minute, plus the pauses that its punctuation makes and its sounds. An
// estimate for comparing replies with each other and with the aims; no voice is listened to.
import { wordCount } from '../../lambda/speech/voice.ts';

const WORDS_A_MINUTE = 150;

/** Seconds that a voice rests after a sentence, and after a part of one. */
const PAUSES = { sentence: 0.4, part: 0.15 } as const;

/** Seconds that a sound of the library takes. */
const SOUND = 1;

/** Seconds from the first word to the last. */
export function secondsOf({ text, ssml }: { readonly text: string; readonly ssml: string }): number {
  return (
    (wordCount(text) / WORDS_A_MINUTE) * 60 +
    often(text, /[.!?]+ /g) * PAUSES.sentence +
    often(text, /[,;:] /g) * PAUSES.part +
    often(ssml, /<audio/g) * SOUND
  );
}

function often(text: string, mark: RegExp): number {
  return text.match(mark)?.length ?? 0;
}
