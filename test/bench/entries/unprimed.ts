// Production's composition root without its first read, so that the bench can tell what that read costs and saves.
import { ENV } from '../../../lambda/env.ts';
import { createHandler } from '../../../lambda/handler.ts';
import { productionParts } from '../../../lambda/production.ts';

/** Answers as production does. */
export const handler = createHandler({ ...productionParts(), skillId: process.env[ENV.skillId] });
