// How local play hears: by the shipped interaction model of one locale.
import { readFileSync } from 'node:fs';
import type { InteractionModel } from '../chat/model.ts';
import { earOver, type Ear } from '../web/ear.ts';

const MODELS = new URL('../../interaction-model/interactionModels/custom/', import.meta.url);

/** The ear of a locale, by its tag. Throws for one that there isn't. */
export function earFor(tag: string): Ear {
  return earOver(modelFor(tag), tag);
}

/** The shipped interaction model of a locale. Throws where there is none. */
export function modelFor(tag: string): InteractionModel {
  return JSON.parse(readFileSync(new URL(`${tag}.json`, MODELS), 'utf8')) as InteractionModel; // as generated
}
