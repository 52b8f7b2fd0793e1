// The topics in British spelling; shared by the other locales that write "colour".
import { topicWords as american } from '../en-US/topic-words.ts';
import type { TopicWords } from '../../speech/locale.ts';

/** American English but for what is spelled differently. */
export const topicWords: TopicWords = {
  ...american,
  questions: [...american.questions, 'the colour question', 'colour question', 'the colour', 'colour'],
};
