/** @jest-environment node */
import type * as WorkflowParser from '@actions/workflow-parser';
import { buildSync } from 'esbuild';
import { CORE_SCHEMA, load } from 'js-yaml';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { root } from '../../process/root';
import { partNames, readPart } from './test-part';

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const created = 'tooling/src/packages/new-remote/repository';
const own = read('.github/workflows/ci.yml');
const weekly = read('.github/workflows/weekly.yml');
const ofCreated = read(`${created}/.github/workflows/ci.yml.template`);

const workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      strategy: z.optional(z.object({ matrix: z.record(z.string(), z.array(z.string())) })),
      steps: z.array(z.object({ run: z.optional(z.string()) })),
    }),
  ),
});
/** What a workflow runs, by the names of its jobs. */
const runsOf = (text: string) =>
  Object.fromEntries(
    Object.entries(workflow.parse(load(text, { schema: CORE_SCHEMA })).jobs).map(([job, { steps }]) => [
      job,
      steps.flatMap(({ run }) => run ?? []),
    ]),
  );

/** GitHub's own parser. It imports JSON as bundlers allow it and Node does not. */
async function githubParser(): Promise<typeof WorkflowParser> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'workflow-parser-'));
  const outfile = path.join(folder, 'parser.cjs');
  const entry = `${root}/node_modules/@actions/workflow-parser/dist/index.js`;
  buildSync({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'cjs' });
  const parser = (await import(outfile)) as typeof WorkflowParser;
  fs.rmSync(folder, { recursive: true });
  return parser;
}

let parser: typeof WorkflowParser;
beforeAll(async () => {
  parser = await githubParser();
}, 60_000);

/** Of its form, and of the expressions in it. */
async function faultsOf(content: string): Promise<string[]> {
  const trace = new parser.NoOperationTraceWriter();
  const { context, value } = parser.parseWorkflow({ name: 'ci.yml', content }, trace);
  const converted = value ? await parser.convertWorkflowTemplate(context, value) : null;
  return [
    ...context.errors.getErrors().map(({ message }) => message),
    ...(converted?.errors ?? []).map(({ Message }) => Message),
  ];
}

test.each([
  ['this repository', own],
  ['the reports of each week', weekly],
  ['a repository that npm create makes', ofCreated],
])('the workflow of %s is one that GitHub reads', async (_, text) => {
  await expect(faultsOf(text)).resolves.toEqual([]);
});

test.each([
  ['an unknown key', 'steps:', 'step:', "Unexpected value 'step'"],
  ['a missing key', 'runs-on: ubuntu-latest', '', 'Required property is missing: runs-on'],
  ['an unknown event', 'pull_request:', 'pull_requests:', "Unexpected value 'pull_requests'"],
  ['a step that runs nothing', '- run: npm ci', '- name: npm ci', 'There'],
  ['an unknown context', 'vars.MRW_SITE !=', 'var.MRW_SITE !=', "Unrecognized named-value: 'var'"],
])('%s in a workflow is found', async (_, before, after, fault) => {
  expect(ofCreated).toContain(before);
  expect((await faultsOf(ofCreated.replace(before, after))).join('\n')).toContain(fault);
});

/** What both do: `npm …` and `npx …`, in their order. */
const commandsIn = (script: string) =>
  script
    .split('\n')
    .flatMap((line) => (/^\s*#/.test(line) ? [] : (line.match(/\bnp[mx] [^&\n]*[^&\s]/g) ?? [])));

test('the script of a repository that npm create makes has the steps of its workflow', () => {
  const steps = commandsIn(Object.values(runsOf(ofCreated)).flat().join('\n'));
  expect(steps).toEqual([
    'npm ci',
    'npm test',
    'npx playwright install --with-deps chromium',
    'npm run browser',
  ]);
  expect(commandsIn(read(`${created}/ci.sh.template`))).toEqual(steps);
});

test('the jobs of this repository run what the guide says, on a machine like that of .ci/run', () => {
  const runs = runsOf(own);
  const rows = [...read('CONTRIBUTING.md').matchAll(/^\| `(\w+)`,[^|]*\| `([^`]+)` /gm)];
  expect(rows.map(([, job]) => job)).toEqual(Object.keys(runs));
  for (const [, job = '', command = ''] of rows)
    expect(runs[job]?.at(-1)?.replace('origin/${{ github.base_ref }}', 'main')).toBe(
      `${command} --part \${{ matrix.part }}`,
    );
  const whole = read('.ci/run');
  const [, listed = ''] = /--no-install-recommends (.+)/.exec(runs['change']?.join('\n') ?? '') ?? [];
  const installed = [...whole.matchAll(/missing\+=\(([\w-]+)\)/g)].map(([, name]) => name);
  // A part has no tests on a database.
  expect(listed.split(' ')).toEqual(installed.filter((name) => name !== 'postgresql'));
});

test('the parts of a job, which run side by side, are all of its command', () => {
  const { jobs } = workflow.parse(load(own, { schema: CORE_SCHEMA }));
  for (const { strategy } of Object.values(jobs)) {
    const parts = (strategy?.matrix['part'] ?? []).map((part) => {
      const { values, positionals } = parseArgs({
        args: part.split(' '),
        allowPositionals: true,
        options: { shard: { type: 'string' } },
      });
      return { name: positionals.join(' '), shard: values.shard };
    });
    for (const { name, shard } of parts) expect(readPart(name, shard).shard).toBe(shard ?? null);
    const shards = partNames.map((name) => parts.filter((part) => part.name === name));
    const whole = shards.map((of) =>
      of.length === 1 ? [undefined] : of.map((_, index) => `${index + 1}/${of.length}`),
    );
    expect(shards.map((of) => of.map(({ shard }) => shard))).toEqual(whole);
    expect(shards.flat()).toHaveLength(parts.length);
    expect(shards.every((of) => of.length > 0)).toBe(true);
  }
});

test('the weekly job and the rows of the quality page name commands that are there', () => {
  const { report } = workflow.parse(load(weekly, { schema: CORE_SCHEMA })).jobs;
  const made = (report?.strategy?.matrix['command'] ?? []).map((command) => `npm run ${command}`);
  const rows = [...read('docs/quality.md').matchAll(/^\|[^|]*\| `(npm run [^`]+)` /gm)];
  const named = [...made, ...rows.map(([, command = '']) => command)];
  expect(made.length).toBeGreaterThan(10);
  expect(rows.length).toBeGreaterThan(30);
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')));
  expect(named.filter((command) => !scripts[command.split(' ')[2] ?? ''])).toEqual([]);
});

test('every script of CI is one that bash reads', () => {
  const scripts = [own, weekly, ofCreated].flatMap((text) => Object.values(runsOf(text)).flat());
  for (const script of [read('.ci/run'), read(`${created}/ci.sh.template`), ...scripts])
    execFileSync('bash', ['-n'], { input: script.replaceAll(/\$\{\{.*?\}\}/g, 'value') });
});
