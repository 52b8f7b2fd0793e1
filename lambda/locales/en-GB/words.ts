// British spelling of the words listened for; shared by the other locales that write "colour".
import { words as american } from '../en-US/words.ts';
import type { Words } from '../../speech/locale.ts';

/** American English but for what is spelled or called differently. */
export const words: Words = {
  ...american,
  OPTION: {
    ...american.OPTION,
    'preset.classic': [...american.OPTION['preset.classic'], 'ordinary rules', 'ordinary game'],
  },
};
