// Where the generated models lie and how they are written; the generator and the test for stale files read it.
import { join } from 'node:path';
import type { InteractionModel } from '../lambda/chat/model.ts';

/** The file of a locale's model, from the folder of the skill package. */
export function fileOf(folder: string, tag: string): string {
  return join(folder, 'interactionModels', 'custom', `${tag}.json`);
}

/** A model as it stands in its file. */
export function textOf(model: InteractionModel): string {
  return `${JSON.stringify(model, null, 2)}\n`;
}
