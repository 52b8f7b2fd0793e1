// What the skill management API refuses in a manifest: lengths, counts and characters. A test holds skill.json to them.

const SPEC = 'spec.json of ask-smapi-model 1.24.0, the description of the skill management API';
const STORE = 'developer.amazon.com/es-ES/docs/alexa/devconsole/launch-your-skill.html';
const PUBLISHER =
  'location-webradio-streaming.com/exigences-techniques-alexa-radio-skill, who publish skills';

/** A limit with where it is known from. `most` counts characters of a text, or the entries of a list. */
export interface Limit {
  readonly least?: number;
  readonly most?: number;
  readonly source: string;
}

/** The texts of a locale. */
export const TEXTS = {
  name: { least: 2, most: 50, source: `${SPEC} (at least 2); ${PUBLISHER} (at most 50)` },
  summary: { most: 160, source: SPEC },
  description: { most: 4000, source: SPEC },
} as const satisfies Record<string, Limit>;

/** The lists of a locale, and each of their entries. */
export const LISTS = {
  examplePhrases: {
    list: { least: 3, most: 3, source: `${STORE} (three are shown; the API takes four)` },
    entry: { most: 200, source: SPEC },
  },
  keywords: { list: { most: 30, source: SPEC }, entry: { most: 150, source: SPEC } },
} as const satisfies Record<string, { readonly list: Limit; readonly entry: Limit }>;

/** What is said to whoever reviews the skill. */
export const TESTING_INSTRUCTIONS: Limit = { most: 4000, source: SPEC };

/** Characters that stand in store texts: no markup, no control characters but line breaks, nothing that isn't plain type. */
export const STORE_CHARACTERS = {
  pattern: /^[ -;=?-~\n]*$/,
  source: 'the narrowest that every place which shows the texts can show: ASCII without angle brackets',
} as const;

/** The categories that fit a card game. */
export const CATEGORIES = {
  values: ['GAMES'],
  source: 'developer.amazon.com/docs/smapi/skill-manifest.html, "category enumeration"',
} as const;

/** The icons: PNG, square, by their width in pixels. */
export const ICONS = {
  smallIconUri: { width: 108, source: SPEC },
  largeIconUri: { width: 512, source: SPEC },
} as const;
