// Plays a lone gauntlet on a deployed function and tells how it went: `npm run smoke -- --function NAME`. Credentials
// and region come from the environment, as for every tool of AWS; the skill's id from the function itself.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { GetFunctionConfigurationCommand, InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { ResponseEnvelope } from 'ask-sdk-model';
import { ENV } from '../../lambda/env.ts';
import { playGauntlet, type Invoke, type Turn } from './gauntlet.ts';

const USAGE = 'usage: npm run smoke -- --function NAME[:ALIAS] [--locale TAG]';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { function: { type: 'string' }, locale: { type: 'string', default: 'en-US' } },
  });
  if (values.function === undefined) throw new Error(USAGE);
  const FunctionName = values.function;
  const client = new LambdaClient();
  const { Environment } = await client.send(new GetFunctionConfigurationCommand({ FunctionName }));
  const skillId = Environment?.Variables?.[ENV.skillId];
  if (!skillId) throw new Error(`${FunctionName} answers no skill yet: deploy it with -c skillId=...`);
  const turns = await playGauntlet(invokeOf(client, FunctionName), {
    skillId,
    user: `amzn1.ask.account.SMOKE-${randomUUID()}`,
    locale: values.locale,
  });
  process.stdout.write(reportOf(turns));
}

/** Invokes as Alexa does, and waits. Throws what the function threw. */
function invokeOf(client: LambdaClient, FunctionName: string): Invoke {
  return async (event) => {
    const { Payload, FunctionError } = await client.send(
      new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) }),
    );
    const answer: unknown = JSON.parse(Payload?.transformToString() ?? 'null');
    if (FunctionError !== undefined) throw new Error(`The function failed: ${JSON.stringify(answer)}`);
    return answer as ResponseEnvelope; // what a function answers is for its caller to know
  };
}

/** One line a turn, and a last one that sums up. */
function reportOf(turns: readonly Turn[]): string {
  const lines = turns.map(({ heard, text, ms }) => {
    const said = [heard.intent, ...Object.values(heard.slots)].join(' ');
    return `${ms.toFixed(0).padStart(5)} ms  ${said}: ${text}`;
  });
  const times = turns.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0);
  const sum = `A whole gauntlet: ${turns.length} turns, ${at(0.5)} ms in the median, ${at(1)} ms at most.`;
  return [...lines, sum, ''].join('\n');
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
