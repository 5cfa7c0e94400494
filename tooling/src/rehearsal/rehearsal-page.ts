import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { hashOfFiles } from '../faults/source-state';
import { readJson } from '../package-manifest';
import { root } from '../root';
import { keptFolder, resultsFolder } from '../test/results';
import { observation, type Observation } from './observation';
import { play, type Played } from './play';

/** Where the browser leaves what it observed, a file for each release. */
export const observedFolder = path.join(resultsFolder, 'rehearsal');
const keptRehearsal = path.join(keptFolder, 'rehearsal.json');

const line = z.object({
  name: z.string(),
  kind: z.enum(['bad', 'good']),
  outcome: z.enum(['kept out', 'withdrawn', 'live', 'waits']),
  reason: z.string(),
  minutes: z.number(),
  visits: z.number(),
  framed: z.boolean(),
  panels: z.number(),
});
const rehearsal = z.object({ day: z.string(), sources: z.string(), releases: z.array(line) });
type Rehearsal = z.infer<typeof rehearsal>;

/** Hash of what decides the outcome: the releases, the visitors, and the rule. */
export function rehearsalSources(): string {
  const folders = ['tooling/src/canary', 'tooling/src/rehearsal', 'e2e/tests/rehearsal'];
  return hashOfFiles(
    folders.flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder))
        .sort()
        .filter((name) => !name.includes('.test.'))
        .map((name) => `${folder}/${name}`),
    ),
  );
}

/** Plays every release that the browser observed, and keeps the results. */
export function playObserved(day: string): void {
  const seen = fs
    .readdirSync(observedFolder)
    .sort()
    .map((name) => observation.parse(readJson(path.join(observedFolder, name))));
  const releases = seen.map((release, index) => lineOf(release, play(release, index + 1)));
  const result: Rehearsal = { day, sources: rehearsalSources(), releases };
  fs.writeFileSync(keptRehearsal, `${JSON.stringify(result, null, 2)}\n`);
}

const lineOf = (
  { name, kind, framed, panels }: Observation,
  played: Played,
): Rehearsal['releases'][number] => ({
  name,
  kind,
  framed,
  panels,
  ...played,
});

/** The last rehearsal. */
export const keptResult = (): Rehearsal => rehearsal.parse(readJson(keptRehearsal));

/** docs/rehearsal.md, as `npm run faults -- releases` writes it. */
export function rehearsalPage({ day, sources, releases }: Rehearsal): string {
  const bad = releases.filter(({ kind }) => kind === 'bad');
  const good = releases.filter(({ kind }) => kind === 'good');
  const stopped = bad.filter(({ outcome }) => outcome === 'kept out' || outcome === 'withdrawn');
  const harmed = good.filter(({ outcome }) => outcome !== 'live');
  return `# Rehearsal of releases

Written by \`npm run faults -- releases\` on ${day}, for the sources ${sources}.

${bad.length} releases of mf-stores with a known fault and ${good.length} good ones are published from real builds and rolled out by the
plan 5,25,100 with ten minutes a share. A browser visits each as a device of the canary (three times) and as a device of the live
version: it opens a page, presses something, goes to a store, and leaves. The records that these pages sent are then repeated by
200 simulated visitors a minute with other failures of every site among them, and judged each minute as \`release watch\` does
([canary](canary.md)). A fault that only some visitors meet is met by as many of the simulated ones. Measured values vary between
visits; a difference between versions below 1.8 times is taken for one of the machine.

**${stopped.length} of ${bad.length} bad ones withdrawn or kept out, ${harmed.length} of ${good.length} good ones withdrawn.** Releases with a visit without header or
footer: ${releases.filter(({ framed }) => !framed).length}. Most panels that one device saw in its three visits: ${Math.max(0, ...releases.map(({ panels }) => panels))}.

## Bad releases

| release | outcome | noticed by | minutes | visits of it | panels on a device |
| --- | --- | --- | --- | --- | --- |
${bad.map(({ name, outcome, reason, minutes, visits, panels }) => `| ${name} | ${outcome} | ${cell(reason)} | ${minutes} | ${visits} | ${panels} |`).join('\n')}

## Good releases

| release | outcome | minutes | visits of it |
| --- | --- | --- | --- |
${good.map(({ name, outcome, minutes, visits }) => `| ${name} | ${outcome} | ${minutes} | ${visits} |`).join('\n')}
`;
}

const cell = (text: string) => text.replaceAll('|', '\\|').slice(0, 160);
