// What is listened for in Australian English, where it differs from British.
import { listen as british } from '../en-GB/listen.ts';
import type { Listen } from '../../speech/locale.ts';

/** Read by the generator of the interaction model and by the word matcher, never by the skill's function. */
export const listen: Listen = {
  ...british,
  builtIns: {
    ...british.builtIns,
    'AMAZON.YesIntent': [...british.builtIns['AMAZON.YesIntent'], 'too right', 'no worries'],
    'AMAZON.StopIntent': [...british.builtIns['AMAZON.StopIntent'], 'hooroo'],
  },
  firstNames: [...british.firstNames, 'Banjo', 'Kylie', 'Lachlan', 'Matilda', 'Shayla', 'Tahlia'],
};
