// The devices that the skill declares, by the profiles of Amazon's own list: each with the size of its screen in dp.
import type { Shape } from '../../lambda/alexa/screen/document.ts';
import { getViewportProfiles } from 'apl-suggester/dist/src/configs/index.js';

/** A kind of screen. */
export interface Profile {
  readonly name: string;
  readonly mode: string;
  readonly shape: Shape;
  /** The size in dp. */
  readonly width: number;
  readonly height: number;
  /** The smallest and the largest screen of this kind, in dp. */
  readonly range: Readonly<Record<'minWidth' | 'maxWidth' | 'minHeight' | 'maxHeight', number>>;
}

/** The profiles that the skill package declares. */
const PROFILE_NAMES = [
  'hubRound',
  'hubLandscapeSmall',
  'hubLandscapeMedium',
  'hubLandscape',
  'hubLandscapeExtraLarge',
  'hubPortraitMedium',
  'tvFullscreen',
] as const;

/** One of each, with the first device that Amazon names for it. Throws where its list has no such profile. */
export const PROFILES: readonly Profile[] = PROFILE_NAMES.map((name) => {
  const profile = getViewportProfiles().get(name);
  const [device] = profile?.exampleDevices ?? [];
  if (!profile?.dpSizeRange || !device) throw new Error(`apl-suggester has no profile ${name}`);
  return {
    name,
    mode: (profile.mode ?? 'hub').toUpperCase(),
    shape: profile.shape === 'round' ? 'round' : device.width > device.height ? 'wide' : 'tall',
    width: device.width,
    height: device.height,
    range: profile.dpSizeRange,
  };
});
