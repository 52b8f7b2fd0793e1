// What every locale listens for: read by the generator of the interaction model and by web/ear.ts, never by the skill's function.
import { words as american } from './en-US/words.ts';
import { listen as enUS } from './en-US/listen.ts';
import { words as british } from './en-GB/words.ts';
import { listen as enGB } from './en-GB/listen.ts';
import { listen as enAU } from './en-AU/listen.ts';
import { listen as enCA } from './en-CA/listen.ts';
import { listen as enIN } from './en-IN/listen.ts';
import { topicWords as americanTopics } from './en-US/topic-words.ts';
import { topicWords as britishTopics } from './en-GB/topic-words.ts';
import type { Listen, TopicWords, Words } from '../speech/locale.ts';

/** One locale's two listening tables. */
export interface Listened {
  readonly tag: string;
  readonly words: Words & { readonly TOPIC: TopicWords };
  readonly listen: Listen;
}

const inAmerica = { ...american, TOPIC: americanTopics };
const inBritain = { ...british, TOPIC: britishTopics };

/** All locales, in the order of `locales`. */
export const listened: readonly Listened[] = [
  { tag: 'en-US', words: inAmerica, listen: enUS },
  { tag: 'en-GB', words: inBritain, listen: enGB },
  { tag: 'en-AU', words: inBritain, listen: enAU },
  { tag: 'en-CA', words: inBritain, listen: enCA },
  { tag: 'en-IN', words: inBritain, listen: enIN },
];
