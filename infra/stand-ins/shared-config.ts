// In the bundle this stands in for the SDK's reader of ~/.aws: a function has its settings in the environment, and no
// such files. They would be looked for at each cold start.

/** What sets a section of such a file off. */
export const CONFIG_PREFIX_SEPARATOR = '.';

/** Two empty files. */
export async function loadSharedConfigFiles() {
  return Promise.resolve({ configFile: {}, credentialsFile: {} });
}
