// In the bundle this stands in for the SDK's rules of endpoints, which know every partition and account. The game is in
// three regions of the first partition (regions.ts), under DynamoDB's plain names.

/** What the SDK knows about where a request may go. */
interface Where {
  readonly Region: string;
  /** An address given instead, as a test does. */
  readonly Endpoint?: string;
  readonly UseFIPS?: boolean;
  readonly UseDualStack?: boolean;
}

/** Where a request goes. Throws for an address of another kind. */
export function defaultEndpointResolver({ Region, Endpoint, UseFIPS, UseDualStack }: Where) {
  if (UseFIPS || UseDualStack)
    throw new Error(
      'Addresses for FIPS and dual stack are not in this bundle (infra/stand-ins/endpoints.ts).',
    );
  return {
    url: new URL(Endpoint ?? `https://dynamodb.${Region}.amazonaws.com`),
    headers: {},
    properties: {},
  };
}
