/** @jest-environment node */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Deployments } from './deployments';
import { readPlan } from './rollout-plan';
import { FolderStorage } from './storage/folder-storage';
import { watch } from './watch';
import { temporaryFolder } from '../process/testing/temporary-folder';

const folder = temporaryFolder('watch');

const admits = () => Promise.resolve();

/** A plan of 1.1.0 that runs since half an hour. */
async function running(name: string, shares = '10,100') {
  const deployments = new Deployments(new FolderStorage(path.join(folder, name)), 'production', {
    by: 'watch',
  });
  await deployments.promote('mf-stores', '1.0.0');
  const plan = readPlan(shares, '1s', new Date(Date.now() - 30 * 60_000).toISOString());
  await deployments.rollOut('mf-stores', '1.1.0', { percent: 10, plan });
  const records = path.join(folder, `${name}.json`);
  const lines: string[] = [];
  const judge = (by = deployments, from = records) =>
    watch(
      {
        deployments: by,
        records: from,
        print: (line) => lines.push(line),
        answer: (_, said) => lines.push(...said),
        admits,
      },
      true,
    );
  return { deployments, records, lines, judge };
}

const last = async (deployments: Deployments) => (await deployments.history()).at(-1);

test('a plan that waits says so in the history once for each kind of reason', async () => {
  const { deployments, records, lines, judge } = await running('waits');
  await judge();
  fs.writeFileSync(records, '[]');
  await judge();
  await judge();
  expect((await deployments.history()).slice(2).map(({ action, reason }) => [action, reason])).toEqual([
    ['hold', expect.stringContaining('records could not be read')],
    ['hold', '0 of 300 visits of the canary, each from another address'],
  ]);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/^mf-stores 1\.1\.0 stays at 10 %: 0 of 300/);
});

test('who changes a rollout ends its plan, and a verdict on the one before changes nothing', async () => {
  const { deployments, records, lines, judge } = await running('person');
  fs.writeFileSync(records, '[]');
  const before = await deployments.read();
  await deployments.rollOut('mf-stores', '1.1.0', { percent: 30 });
  const outdated = Object.assign(Object.create(deployments) as Deployments, {
    read: () => Promise.resolve(before),
  });
  await judge(outdated);
  expect((await last(deployments))?.action).toBe('rollout');
  await judge();
  expect(lines.at(-1)).toBe('no plan is running in production');
});

test('a collector is asked for the records since the plan began', async () => {
  const asked: string[] = [];
  const server = http.createServer(({ url = '' }, response) => {
    asked.push(url);
    response.statusCode = asked.length === 1 ? 200 : 503;
    response.end('[]');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { deployments, lines, judge } = await running('collector');
  await judge(deployments, `http://127.0.0.1:${port}/records`);
  await judge(deployments, `http://127.0.0.1:${port}/records`);
  server.closeAllConnections();
  server.close();
  expect(asked[0]).toMatch(/^\/records\?since=20\d\d-/);
  expect(lines[0]).toContain('0 of 300 visits');
  expect(lines[1]).toContain('answered 503');
});

test.each([
  ['5,25', '10m', '--plan'],
  ['25,5,100', '10m', '--plan'],
  ['5,x,100', '10m', '--plan'],
  ['100', '10m', '--plan'],
  ['5,100', '10', '--every'],
  ['5,100', '0m', '--every'],
])('a plan of %s every %s is refused', (shares, every, option) => {
  expect(() => readPlan(shares, every, new Date().toISOString())).toThrow(option);
});
