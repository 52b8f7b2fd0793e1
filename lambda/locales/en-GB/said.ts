// British English, and the other Englishes that write "colour": what is said otherwise than in America.
import type { Said } from '../../speech/said.ts';
import { english } from '../en-US/forms.ts';
import { said as american } from '../en-US/said.ts';

/** American English but for numbers and spelling. */
export const said: Said = {
  ...american,
  forms: english({ zero: 'nought', and: 'and ' }),
  help: {
    ...american.help,
    color: (told) => american.help.color(told).replace('color', 'colour'),
  },
};
