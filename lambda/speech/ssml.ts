// SSML that is well-formed by construction: plain text becomes SSML in one place, which escapes it, and the tag takes
// nothing that isn't SSML already.

/** Text that is safe inside `<speak>`. */
export type Ssml = string & { readonly brand: 'ssml' };

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;
const ESCAPED = Object.entries(ENTITIES);

/** Plain text, escaped once. An apostrophe needs no escaping in text. */
export function escaped(text: string): Ssml {
  return text.replace(/[&<>"]/g, (mark) => ENTITIES[mark as keyof typeof ENTITIES]) as Ssml; // only marks of the table match
}

/** SSML written out, with SSML filled in: ssml`<s>${escaped(name)}</s>`. Plain strings don't compile. */
export function ssml(markup: TemplateStringsArray, ...values: readonly Ssml[]): Ssml {
  return String.raw({ raw: markup }, ...values) as Ssml; // the markup is ours, the values are safe by type
}

/** Pieces one after the other, a space between. */
export function join(pieces: readonly Ssml[]): Ssml {
  return pieces.filter((piece) => piece !== '').join(' ') as Ssml; // safe pieces stay safe beside each other
}

/** What remains of SSML where nothing can speak: the text without its tags. */
export function plainText(markup: Ssml): string {
  const text = markup.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
  return ESCAPED.reduceRight((plain, [mark, entity]) => plain.replaceAll(entity, mark), text).trim();
}
