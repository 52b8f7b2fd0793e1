// The names of the environment variables that the function reads; the only file that infra/ imports.

/** Environment variables by what they hold. */
export const ENV = {
  /** The DynamoDB table's name. */
  table: 'TABLE_NAME',
  /** The Alexa skill's id; without it every request is rejected. */
  skillId: 'SKILL_ID',
  /** `off` turns the unit sips off. */
  sips: 'SIPS',
  /** The name of the secret that signs the cookies of the published page; only its function has it. */
  cookieSecret: 'COOKIE_SECRET',
} as const;
