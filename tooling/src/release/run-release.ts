import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { UsageError } from '../process/usage-error';
import { releaseActions } from './actions';
import type { ReleaseContext } from './release-context';
import { Deployments, localEnvironment } from './deployments';
import { collectorOf } from './read-records';
import { ReleaseStore } from './release-store';
import { checkedVersion } from '../process/release-names';
import { readPlan } from './rollout-plan';
import { openStorage } from './storage/open-storage';
import type { Storage } from './storage/storage';

/** What the options of a release say, besides those of one action. */
export const placeOptions = (defaultStorage: string) =>
  ({
    environment: { type: 'string', default: process.env['MRW_ENVIRONMENT'] ?? localEnvironment },
    storage: { type: 'string', default: process.env['MRW_RELEASES'] ?? defaultStorage },
  }) as const;

const changesLive = new Set(['promote', 'rollout', 'rollback', 'disable', 'enable', 'watch']);

type Place = Pick<ReleaseContext, 'sourcesOf' | 'compiledFolder'> & {
  /** What a package has to pass before it is published; the storage has what was released before. */
  checksOf(name: string, sources: string, storage: Storage): ReturnType<ReleaseContext['checksOf']>;
  /** Where releases are kept when neither an option nor a variable says so. */
  storage: string;
  usage: string;
  /** Where its lines go; the console without it. */
  print?(line: string): void;
  /** Lines for `status` about the drawn pages of an environment. */
  pagesOf?(storage: Storage, environment: string): Promise<readonly string[]>;
  /** After a change of what is live: web servers of this machine learn of it. */
  wentLive?(environment: string): Promise<void>;
  /** The package and what follows it, from the words behind the action. */
  namesOf?(action: string, words: readonly string[]): readonly string[];
};

/**
 * Runs one action on one package, as the command line names it.
 *
 * @throws Error with the reason when the action refuses, or there is no such action
 */
export async function runRelease(args: readonly string[], place: Place): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...placeOptions(place.storage),
      folder: { type: 'string' },
      by: { type: 'string' },
      'token-file': { type: 'string' },
      keys: { type: 'string' },
      to: { type: 'string' },
      reason: { type: 'string' },
      'without-proof': { type: 'string' },
      keep: { type: 'string', default: '10' },
      days: { type: 'string', default: '30' },
      plan: { type: 'string' },
      every: { type: 'string', default: '10m' },
      records: { type: 'string' },
      once: { type: 'boolean', default: false },
      apply: { type: 'boolean', default: false },
    },
  });
  const [name = '', ...words] = positionals;
  const action = releaseActions[name];
  if (!action) throw new UsageError(place.usage);
  if (values['without-proof']?.trim() === '') throw new UsageError('--without-proof needs a reason.');
  if (values.storage === '') throw new UsageError('Name the release store: --storage, or MRW_RELEASES.');
  const storage = await openStorage(values.storage, process.env);
  const { folder, to, reason, once, apply, plan, every, keys } = values;
  const context: ReleaseContext = {
    releases: new ReleaseStore(storage),
    deployments: new Deployments(storage, values.environment, {
      by: values.by,
      token: () => signedToken(values['token-file']),
    }),
    sourcesOf: folder === undefined ? place.sourcesOf : () => folder,
    compiledFolder: place.compiledFolder,
    checksOf: (name, sources) => place.checksOf(name, sources, storage),
    withoutProof: values['without-proof'],
    to: to === undefined ? to : checkedVersion(to),
    reason,
    plan: plan === undefined ? undefined : readPlan(plan, every, new Date().toISOString()),
    records: values.records ?? collectorOf(process.env),
    once,
    limits: { keep: count('keep', values.keep), days: count('days', values.days) },
    apply,
    keys,
    print: place.print ?? console.log,
    pagesOf: async (environment) => (await place.pagesOf?.(storage, environment)) ?? [],
  };
  await action(context, place.namesOf?.(name, words) ?? words);
  if (changesLive.has(name)) await place.wentLive?.(values.environment);
}

/** Read at each change: a scheduler renews the file while a process runs. */
const signedToken = (file: string | undefined) =>
  (file === undefined ? process.env['MRW_RELEASE_TOKEN'] : fs.readFileSync(file, 'utf8'))?.trim();

/** @throws Error unless the text is a whole number from 0 */
function count(option: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(`--${option} is a whole number from 0.`);
  return Number(text);
}
