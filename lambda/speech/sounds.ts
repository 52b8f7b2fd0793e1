// The sounds of the game and the words that Alexa speaks with more expression. Only entries of these tables are ever
// sent, since no checker knows whether a path exists; read by compose.
import { escaped, ssml, type Ssml } from './ssml.ts';

/**
 * Earcons, from the Alexa Skills Kit Sound Library, pages "Transportation Sounds" and "Game Show Sounds"
 * (developer.amazon.com/docs/custom-skills/transportation-sounds.html, .../ui-gameshow-sounds.html). Checked against
 * copies of those lists on 29 November 2026.
 */
export const EARCONS = {
  /** The bus is here. */
  bus: 'soundbank://soundlibrary/transportation/amzn_sfx_car_honk_2x_01',
  /** Somebody wins. */
  win: 'soundbank://soundlibrary/ui/gameshow/amzn_ui_sfx_gameshow_positive_response_02',
} as const;

/**
 * Interjections, from the Alexa Skills Kit's "Speechcon Reference (Interjections): English (US)". Checked against
 * copies of that list on 29 November 2026. A locale that doesn't know one says it like any other word.
 */
export const SPEECHCONS = ['bravo', 'phew'] as const;

/** An earcon by what it stands for. */
export type Earcon = keyof typeof EARCONS;
/** An interjection. */
type Speechcon = (typeof SPEECHCONS)[number];
/** One sound. */
export type Sound = { readonly earcon: Earcon } | { readonly speechcon: Speechcon };

/** The most sounds in one reply. */
export const MOST_SOUNDS = 2;

/** A sound as SSML. */
export function soundOf(sound: Sound): Ssml {
  if ('earcon' in sound) return ssml`<audio src="${escaped(EARCONS[sound.earcon])}"/>`;
  const word = sound.speechcon.charAt(0).toUpperCase() + sound.speechcon.slice(1);
  return ssml`<say-as interpret-as="interjection">${escaped(word)}</say-as>!`;
}
