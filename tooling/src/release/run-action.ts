import fs from 'node:fs';
import type { Values } from '../process/command-line';
import { checkedVersion } from '../process/release-names';
import { UsageError } from '../process/usage-error';
import { releaseActions, type ReleaseAction } from './actions';
import { Deployments } from './deployments';
import { collectorOf } from './read-records';
import type { ReleaseContext, ReleasePlace, Tell } from './release-context';
import type { ReleaseOptions } from './release-options';
import { ReleaseStore } from './release-store';
import { readPlan } from './rollout-plan';
import { keyFrom } from './signatures/keys';
import { openStorage } from './storage/open-storage';

const changesLive = new Set<ReleaseAction>(['promote', 'rollout', 'rollback', 'disable', 'enable', 'watch']);

/** Runs one action on one package. @throws Error with the reason when it refuses */
export async function runAction(
  place: ReleasePlace,
  name: ReleaseAction,
  words: readonly string[],
  values: Values<ReleaseOptions>,
): Promise<void> {
  if (values['without-proof']?.trim() === '') throw new UsageError('--without-proof needs a reason.');
  if (values.storage === '' && name !== 'new-key')
    throw new UsageError('Name the release store: --storage, or MRW_RELEASES.');
  const limits = { keep: count('keep', values.keep), days: count('days', values.days) };
  const storage = await openStorage(values.storage, process.env);
  const { json, strict, served, folder, built, to, reason, once, apply, plan, every, keys } = values;
  const print = place.print ?? console.log;
  const context: ReleaseContext = {
    releases: new ReleaseStore(storage),
    deployments: new Deployments(storage, values.environment, {
      by: values.by,
      token: () => signedToken(values['token-file']),
      key: () => keyFrom(process.env),
    }),
    sourcesOf: folder === undefined ? place.sourcesOf : () => folder,
    built,
    compiledFolder: place.compiledFolder,
    checksOf: (name, sources) => place.checksOf(name, sources, storage),
    withoutProof: values['without-proof'],
    to: to === undefined ? to : checkedVersion(to),
    reason,
    plan: plan === undefined ? undefined : readPlan(plan, every, new Date().toISOString()),
    records: values.records ?? collectorOf(process.env),
    once,
    strict,
    served: served === undefined ? served : checkedAddress(served),
    limits,
    apply,
    newEnvironment: values['new-environment'],
    keys,
    preview: {
      site: values.site ?? process.env['MRW_SITE'],
      valid: values.valid,
      markdown: values.markdown,
      key: () => previewKey(values['key-file']),
    },
    // Standard output has nothing but the answer then.
    print: json ? console.error : print,
    answer: tellWith(json, print),
    pagesOf: async (environment) => (await place.pagesOf?.(storage, environment)) ?? [],
  };
  await releaseActions[name](context, place.namesOf?.(name, words) ?? words);
  if (changesLive.has(name)) await place.wentLive?.(values.environment);
}

/** Prints an answer as JSON, or its lines. */
export const tellWith =
  (json: boolean, print: (line: string) => void): Tell =>
  (answer, lines) => {
    for (const line of json ? [JSON.stringify(answer)] : lines) print(line);
  };

/** @throws UsageError for what is no address */
function checkedAddress(text: string): string {
  if (/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')) return text;
  throw new UsageError('--served is an address such as https://remotes.example.com.');
}

/** Read at each change: a scheduler renews the file while a process runs. */
const signedToken = (file: string | undefined) =>
  (file === undefined ? process.env['MRW_RELEASE_TOKEN'] : textOf('token-file', file))?.trim();

function textOf(option: string, file: string): string {
  if (!fs.existsSync(file)) throw new UsageError(`--${option}: there is no ${file}.`);
  return fs.readFileSync(file, 'utf8');
}

function previewKey(file: string | undefined): string {
  const key = file === undefined ? process.env['MRW_PREVIEW_KEY'] : textOf('key-file', file);
  if (!key) throw new UsageError('Name the private key of preview links: --key-file, or MRW_PREVIEW_KEY.');
  return key;
}

/** @throws UsageError unless the text is a whole number from 0 */
function count(option: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(`--${option} is a whole number from 0.`);
  return Number(text);
}
