// The names that the function and its deployment share: infra/ imports them, so that neither has to repeat the other's.

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

/** The attributes of the table's items that the table itself is made with. */
export const ATTRIBUTES = {
  /** The partition key: the user's id. */
  user: 'user',
  /** The sort key: which part of what is kept for the user. */
  part: 'part',
  /** When the item lapses, in seconds since 1970. */
  expires: 'expires',
} as const;
