// The interaction model as Alexa has it: the part of its JSON that the generator writes and the word matcher reads.

/** One value of a custom slot type; values without an id only train an open type. */
export interface TypeValue {
  readonly id?: string;
  readonly name: { readonly value: string; readonly synonyms: readonly string[] };
}

/** One intent with its slots and samples. */
export interface ModelIntent {
  readonly name: string;
  readonly slots: readonly {
    readonly name: string;
    readonly type: string;
    readonly multipleValues?: { readonly enabled: boolean };
  }[];
  readonly samples: readonly string[];
}

/** The interaction model of one locale. */
export interface InteractionModel {
  readonly interactionModel: {
    readonly languageModel: {
      readonly invocationName: string;
      readonly intents: readonly ModelIntent[];
      readonly types: readonly { readonly name: string; readonly values: readonly TypeValue[] }[];
    };
  };
}
