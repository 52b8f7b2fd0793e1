// "Alexa, open ride the bus" and "ask ride the bus to start the gauntlet": what Alexa itself does with the words
// before the skill hears any. Local play reads it before the matcher.

/** Whether the words opened the skill, and what they ask of it; null where they only open it. */
export interface Invoked {
  readonly opened: boolean;
  readonly rest: string | null;
}

/** The wake word, unless it begins a list of names. */
const WAKE = /^\W*alexa\b(?!,? and\b)\W*/i;
const OPENING = ['open', 'start', 'launch', 'play', 'run', 'begin', 'load', 'resume', 'ask', 'tell', 'use'];
const LINKS = ['to', 'for', 'that', 'if', 'whether', 'and'];

/** Takes the invocation off the words; the rest keeps its spelling. */
export function withoutInvocation(words: string, invocation: string): Invoked {
  const said = words.replace(WAKE, '').trim();
  const plain = said.toLowerCase();
  const verb = OPENING.find(
    (word) => plain.startsWith(`${word} `) && after(plain, word).startsWith(invocation),
  );
  const from = verb === undefined ? (plain.startsWith(invocation) ? said : null) : after(said, verb);
  if (from === null || !endsWord(from.slice(invocation.length))) return { opened: false, rest: said };
  const rest = from
    .slice(invocation.length)
    .replace(/^[\s,.!?;:]+/, '')
    .replace(/^[.!?]+$/, '');
  if (verb === undefined && rest !== '') return { opened: false, rest: said };
  const link = LINKS.find((word) => `${rest.toLowerCase()} `.startsWith(`${word} `));
  const asked = link === undefined ? rest : after(rest, link);
  return { opened: true, rest: asked === '' ? null : asked };
}

function after(text: string, word: string): string {
  return text.slice(word.length).trimStart();
}

function endsWord(rest: string): boolean {
  return !/^[\p{L}\p{N}'’-]/u.test(rest);
}
