// Synthesises a deployment as cdk.json does: the infrastructure's tests look at what comes of it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { settingsFrom } from '../../infra/settings.ts';
import { addStacks } from '../../infra/stacks.ts';
import type { Bundles } from '../../infra/bundle.ts';

/** A skill id of the right form. */
export const SKILL_ID = 'amzn1.ask.skill.01234567-89ab-cdef-0123-456789abcdef';

/** What `-c` gives, by name. */
export type Context = Readonly<Record<string, unknown>>;

/** A deployment that was synthesised. */
export interface Synthesised {
  readonly names: readonly string[];
  /** The template of a stack by its name. Throws where there is no such stack. */
  template(name: string): Template;
  /** The skill's package, and the validation report beside it. */
  readonly folder: string;
}

/** The context that cdk.json gives to every deployment. */
const COMMITTED: Context = JSON.parse(readFileSync('cdk.json', 'utf8')).context;

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** What a test may change beside context. */
export interface Changes {
  /** The account to deploy to, where it is known. */
  readonly account?: string;
  /** Adds to what is deployed. */
  readonly amend?: (app: App) => void;
  /** What the functions run, where it isn't all the same. */
  readonly bundles?: Bundles;
}

/** Synthesises what `cdk synth -c name=value ...` would. Throws where that would fail. */
export function synthesise(context: Context, { account, amend, bundles }: Changes = {}): Synthesised {
  const folder = mkdtempSync(join(tmpdir(), 'ride-the-bus-'));
  folders.push(folder);
  const app = new App({
    outdir: folder,
    context: { ...COMMITTED, ...context },
  });
  const settings = settingsFrom((name) => app.node.tryGetContext(name));
  const unbundled = { skill: 'lambda', page: settings.page ? 'lambda' : null };
  addStacks(app, settings, { bundles: bundles ?? unbundled, account });
  amend?.(app);
  app.synth();
  const stacks = app.node.children.filter((child): child is Stack => 'stackName' in child);
  return {
    names: stacks.map(({ stackName }) => stackName),
    template(name) {
      const stack = stacks.find(({ stackName }) => stackName === name);
      if (!stack) throw new Error(`no stack ${name}`);
      return Template.fromStack(stack);
    },
    folder,
  };
}
