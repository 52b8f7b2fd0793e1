// What is listened for in Canadian English, where it differs from American: spelling and names.
import { listen as american } from '../en-US/listen.ts';
import type { Listen } from '../../speech/locale.ts';

/** Read by the generator of the interaction model and by the word matcher, never by the skill's function. */
export const listen: Listen = {
  ...american,
  samples: {
    ...american.samples,
    GuessIntent: [...american.samples.GuessIntent, 'the colour is {guess}'],
  },
  firstNames: [
    ...american.firstNames,
    ...`Amelie Chantal Etienne Francois Helene Jacques Luc Marcel Mathieu Michel Noemie Pascal Pierre Sylvie
    Thierry`.split(/\s+/),
  ],
};
