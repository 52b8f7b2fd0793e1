// What a slot holds, whatever came in it: closed values by their id, names and numbers as heard. Read by `meaning`.
import { OPTION_IDS, TOPICS, type Heard, type OptionId, type Topic } from './intents.ts';

/** A whole number from 1, in digits as Alexa sends it; null for "?", nought, fractions and words. */
export function numberIn(said: string): number | null {
  return /^[1-9]\d{0,3}$/.test(said) ? Number(said) : null;
}

/** One value of a slot; an empty slot is none. */
export function one(heard: Heard, slot: string): string | null {
  return list(heard, slot)[0] ?? null;
}

/** All values of a slot. */
export function list(heard: Heard, slot: string): readonly string[] {
  const value = heard.slots[slot] ?? [];
  return (typeof value === 'string' ? [value] : value).filter((said) => said.trim() !== '');
}

/** The options of a sentence, in order; what is none is left out. */
export function optionsIn(heard: Heard): readonly OptionId[] {
  return ['option', 'optionTwo', 'optionThree'].flatMap((slot) => {
    const id = OPTION_IDS.find((known) => known === one(heard, slot));
    return id === undefined ? [] : [id];
  });
}

/** The topic that was asked about; the game as a whole where none was understood. */
export function topicIn(heard: Heard): Topic {
  return TOPICS.find((topic) => topic === one(heard, 'topic')) ?? 'play';
}
