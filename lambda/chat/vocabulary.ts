// The words of a model: what the normaliser takes apart, and what can't be part of a name that nobody knows.
import type { Listen } from '../speech/locale.ts';
import type { InteractionModel } from './model.ts';
import { foldWord, isFiller, NO_LEXICON, tokenise, type Lexicon } from './normalise.ts';

/** What the samples, the closed values and the words of the built-in intents tell; first names are names, not words. */
export function wordsOf(model: InteractionModel, builtIns: Listen['builtIns']): Lexicon {
  const { intents, types } = model.interactionModel.languageModel;
  const values = types.flatMap((type) => type.values);
  const texts = [
    ...intents.flatMap((intent) => intent.samples).map((sample) => sample.replace(/\{\w+\}('s)?/g, ' , ')),
    ...Object.values(builtIns).flat(),
    ...values.filter(({ id }) => id !== undefined).flatMap(({ name }) => [name.value, ...name.synonyms]),
  ];
  const names = new Set(
    values
      .filter(({ id }) => id === undefined)
      .flatMap(({ name }) => tokenise(name.value, NO_LEXICON).map(({ word }) => word)),
  );
  const words = new Set(texts.flatMap((text) => tokenise(text, NO_LEXICON).map(({ word }) => word)));
  return {
    contractions: contractionsIn(texts, words),
    isWord: (word) => (words.has(word) || isFiller(word)) && !names.has(word),
    isName: (word) => names.has(word),
  };
}

/** Contractions by how they look without the apostrophe, where that is no other word. */
function contractionsIn(texts: readonly string[], words: ReadonlySet<string>): Lexicon['contractions'] {
  const contractions = new Map<string, readonly string[]>();
  for (const word of texts.flatMap((text) => text.split(' ')).filter((text) => text.includes("'"))) {
    const bare = foldWord(word).replace(/'/g, '');
    if (!words.has(bare) && !isFiller(bare))
      contractions.set(
        bare,
        tokenise(word, NO_LEXICON).map((token) => token.word),
      );
  }
  return contractions;
}
