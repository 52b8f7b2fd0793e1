// In the bundle this stands in for the SDK's endpoint discovery, which DynamoDB offers and which is off unless asked for.

/** The client's settings as they are: nothing is discovered. */
export function resolveEndpointDiscoveryConfig<T>(config: T): T {
  return config;
}

/** No setting is read. */
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {};
