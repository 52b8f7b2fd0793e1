// Counts what a DynamoDB client really sends and gets, below the SDK's retries: each attempt is a request.
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** One request as it went over the wire. */
export interface WireRequest {
  /** Such as `PutItem`. */
  readonly operation: string;
  /** Bytes of the request's body. */
  readonly sent: number;
  /** Bytes of the answer's body. */
  readonly got: number;
}

/** Lists every request that the client makes from now on. */
export function watchWire(client: DynamoDBClient): readonly WireRequest[] {
  const requests: WireRequest[] = [];
  client.middlewareStack.add(
    (next) => async (args) => {
      const outcome = await next(args);
      const { headers, body } = args.request as Outgoing; // the SDK's own HTTP request, which it types as unknown
      const answer = outcome.response as Incoming; // likewise
      requests.push({
        operation: headers['x-amz-target']?.split('.').at(-1) ?? '',
        sent: Buffer.byteLength(body),
        got: Number(answer.headers['content-length'] ?? 0),
      });
      return outcome;
    },
    { step: 'deserialize', priority: 'low', name: 'watchWire' },
  );
  return requests;
}

interface Outgoing {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

interface Incoming {
  readonly headers: Readonly<Record<string, string>>;
}
