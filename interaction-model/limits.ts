// What Alexa refuses in an interaction model, as far as it is documented or was seen; read by the linter in the tests.

/** One limit, with where it is known from. */
export interface Limit {
  readonly most: number;
  readonly source: string;
  /** When the source says so. */
  readonly date: string;
}

/** The limits of one locale's model. */
export const LIMITS = {
  /** Characters of the model's JSON. */
  characters: {
    most: 1_000_000,
    source: "skill management API's refusal, github.com/alexa/ask-cli/issues/9 (1.5 MB is allowed by now)",
    date: '2017-05-09',
  },
  /** Values of all custom slot types together, with their synonyms. */
  values: {
    most: 50_000,
    source:
      'Alexa Skills Kit, "Create and Edit Custom Slot Types"; quoted in github.com/emeth-/hackathon-kit-alexa',
    date: '2016-10-01',
  },
  /** Characters of one slot value or synonym, and of its id. */
  valueCharacters: {
    most: 140,
    source: "developer console's refusal, github.com/m0ngr31/kanzi/issues/263",
    date: '2018-04-22',
  },
} as const satisfies Record<string, Limit>;
