// The skill's package as Alexa takes it: the manifest with the endpoints of a deployment, the interaction models and
// the icons, gathered in one folder. Both ways of deploying a skill start from it.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { v1 } from 'ask-smapi-model';
import { ROOT } from './bundle.ts';
import { ALEXA_REGIONS, type Region } from './regions.ts';

type Manifest = v1.skill.Manifest.SkillManifest;

/** Where the function of each region is found, by its ARN; the first is called from everywhere else. */
export type Endpoints = readonly [Endpoint, ...Endpoint[]];
/** The function of one region. */
export interface Endpoint {
  readonly region: Region;
  readonly arn: string;
}

/** The folder that holds what the package is made of. */
const SOURCE = join(ROOT, 'interaction-model');
/** What belongs into a package beside the manifest; the rest makes these. */
const PARTS = ['interactionModels', 'assets/icon-108.png', 'assets/icon-512.png'];

/** The parts of a manifest that name endpoints, for those. Amazon's names for the parts of the world that they serve. */
export function withEndpoints(endpoints: Endpoints): Pick<Manifest, 'apis' | 'events'> {
  const [{ arn }] = endpoints;
  const regions = Object.fromEntries(
    endpoints.map((each) => [ALEXA_REGIONS[each.region], { endpoint: { uri: each.arn } }]),
  );
  const { apis, events } = committedManifest();
  return {
    apis: { ...apis, custom: { ...apis?.custom, endpoint: { uri: arn }, regions } },
    events: { ...events, endpoint: { uri: arn }, regions },
  };
}

/** The manifest as it is committed. Its endpoints (in account 000000000000) and its link to PRIVACY.md are replaced. */
export function committedManifest(): Manifest {
  const { manifest }: { manifest: Manifest } = JSON.parse(readFileSync(join(SOURCE, 'skill.json'), 'utf8'));
  return manifest;
}

/** What a deployment adds to the package. */
export interface Deployed {
  /** Null while there is no function to call, or its account isn't known: a skill can be made before what answers it. */
  readonly endpoints: Endpoints | null;
  /** Where PRIVACY.md is published; null leaves the link out, which is enough for a skill that isn't in the store. */
  readonly privacyUrl: string | null;
}

/** Writes the package into a folder, made anew. */
export function writeSkillPackage(folder: string, { endpoints, privacyUrl }: Deployed): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) cpSync(join(SOURCE, part), join(folder, part), { recursive: true });
  const { manifestVersion, publishingInformation, privacyAndCompliance, apis } = committedManifest();
  const { locales = {}, ...answers } = privacyAndCompliance ?? {};
  const links = Object.keys(locales).map((tag) => [tag, { privacyPolicyUrl: privacyUrl }] as const);
  const manifest = {
    manifestVersion,
    publishingInformation,
    privacyAndCompliance: privacyUrl ? { ...answers, locales: Object.fromEntries(links) } : answers,
    ...(endpoints
      ? withEndpoints(endpoints)
      : { apis: { custom: { interfaces: apis?.custom?.interfaces } } }),
  };
  writeFileSync(join(folder, 'skill.json'), `${JSON.stringify({ manifest }, null, 2)}\n`);
}
