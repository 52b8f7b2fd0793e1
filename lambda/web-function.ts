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
/** The longest that a turn waits for the secret, in milliseconds: the store wants its time too. */
const SECRET_WAIT = 1500;
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
  secret: keptSecret,
  random: () => randomBytes(16),
};

/** Answers the visitors of the Function URL. */
export function handler(event: UrlEvent): Promise<UrlResult> {
  return answerUrl(event, published);
}

let kept: Promise<string> | null = null;

/** The secret, read once. Where that failed, the next turn tries again. */
function keptSecret(): Promise<string> {
  kept ??= readSecret(needed(ENV.cookieSecret)).catch((error: unknown) => {
    kept = null;
    throw error;
  });
  return kept;
}

/**
 * Asks Lambda's own extension for secrets, which answers nothing before the function has started. Rejects where the secret
 * can't be had in time.
 */
async function readSecret(id: string): Promise<string> {
  const port = needed('PARAMETERS_SECRETS_EXTENSION_HTTP_PORT');
  const address = `http://localhost:${port}/secretsmanager/get?secretId=${encodeURIComponent(id)}`;
  const response = await fetch(address, {
    headers: { 'x-aws-parameters-secrets-token': needed('AWS_SESSION_TOKEN') },
    signal: AbortSignal.timeout(SECRET_WAIT),
  });
  if (!response.ok) throw new Error(`the secret ${id} can't be read: ${await response.text()}`);
  const { SecretString: secret } = (await response.json()) as { SecretString?: string }; // as the extension documents it
  if (!secret) throw new Error(`the secret ${id} is empty`);
  return secret;
}
