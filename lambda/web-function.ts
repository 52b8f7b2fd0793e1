// The published page in production, where a deployment wants it: the same handler as the skill's, on the same table,
// for households that a signed cookie names. The bundle of the second function starts here.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { InteractionModel } from './chat/model.ts';
import { ENV } from './env.ts';
import { needed, productionParts } from './production.ts';
import { openDesk } from './web/desk.ts';
import { earOver } from './web/ear.ts';
import { answerUrl, type Published, type UrlEvent, type UrlResult } from './web/function-url.ts';
import { keepPace } from './web/pace.ts';
import { readPage } from './web/page-files.ts';
import model from '../interaction-model/interactionModels/custom/en-US.json' with { type: 'json' };

/** Turns of one address, for each instance of the function. */
const PACE = { burst: 30, perSecond: 3 } as const;
const LOCALE = 'en-US';

const desk = openDesk({
  ...productionParts(),
  tags: [LOCALE],
  earFor: (tag) => earOver(model as InteractionModel, tag), // as generated
  developing: false,
});
const published: Published = {
  files: readPage(join(needed('LAMBDA_TASK_ROOT'), 'page')),
  desk,
  extras: [],
  mayAsk: keepPace(PACE, Date.now),
  secret: await readSecret(needed(ENV.cookieSecret)),
  random: () => randomBytes(16),
};

/** Answers the visitors of the Function URL. */
export function handler(event: UrlEvent): Promise<UrlResult> {
  return answerUrl(event, published);
}

/** Asks Lambda's own extension for secrets, which keeps what it has read. Rejects where it can't be had. */
async function readSecret(id: string): Promise<string> {
  const address = `http://localhost:2773/secretsmanager/get?secretId=${encodeURIComponent(id)}`;
  const response = await fetch(address, {
    headers: { 'x-aws-parameters-secrets-token': needed('AWS_SESSION_TOKEN') },
  });
  const { SecretString: secret } = (await response.json()) as { SecretString?: string }; // as the extension documents it
  if (!secret) throw new Error(`the secret ${id} can't be read`);
  return secret;
}
