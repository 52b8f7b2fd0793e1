// What is listened for in British English, where it differs from American: "go" for a turn, and names.
import { listen as american } from '../en-US/listen.ts';
import type { Listen } from '../../speech/locale.ts';

/** Read by the generator of the interaction model and by the word matcher, never by the skill's function. */
export const listen: Listen = {
  ...american,
  samples: {
    ...american.samples,
    GuessIntent: [...american.samples.GuessIntent, 'the colour is {guess}'],
    TurnIntent: [...american.samples.TurnIntent, 'whose go is it', 'whose go', 'is it my go'],
    SameAgainIntent: [
      ...american.samples.SameAgainIntent,
      'another go',
      'have another go',
      "let's have another go",
    ],
    UndoIntent: [...american.samples.UndoIntent, 'scrap that'],
  },
  builtIns: {
    ...american.builtIns,
    'AMAZON.StopIntent': [...american.builtIns['AMAZON.StopIntent'], 'cheerio', 'ta ta'],
  },
  firstNames: [
    ...american.firstNames,
    ...`Aisha Alistair Callum Ffion Gareth Gemma Geoff Graham Hamish Imogen Ishaan Kieran Mohammed Muhammad Niamh Nigel
    Poppy Rhys Rupert Saoirse Siobhan Tamsin Tarquin Tristan`.split(/\s+/),
  ],
};
