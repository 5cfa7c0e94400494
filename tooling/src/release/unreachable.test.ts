/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { ReleaseStore } from './release-store';
import { FolderStorage } from './storage/folder-storage';
import { unreachableIn } from './unreachable';
import { temporaryFolder } from '../process/testing/temporary-folder';

const folder = temporaryFolder('unreachable');

const put = (name: string, descriptor: object) => {
  fs.mkdirSync(path.join(folder, name, '1.0.0'), { recursive: true });
  fs.writeFileSync(path.join(folder, name, '1.0.0/descriptor.json'), JSON.stringify(descriptor));
};
put('shell', { draws: ['member-prompt'] });
put('mf-offers', { draws: ['expiring-soon'] });
const described = (change: object) => ({
  schema: 1,
  name: 'mf-draw',
  version: '1.0.0',
  contract: '^1.13.0',
  container: 'mf_draw',
  entry: 'remoteEntry.js',
  exposes: { './app': [] },
  integrity: {},
  routes: [{ path: '/draw' }],
  shared: {},
  ...change,
});
const pointer = {
  live: { version: '1.0.0', by: 'a', at: '2026-11-28T00:00:00Z' },
  earlier: [],
};

/** In an environment with a shell and mf-offers. */
const warnings = (change: object, shell = '1.0.0', more: object = {}) => {
  put('mf-draw', described(change));
  const remotes = {
    ...more,
    shell: { ...pointer, live: { ...pointer.live, version: shell } },
    'mf-offers': pointer,
  };
  return unreachableIn(
    new ReleaseStore(new FolderStorage(folder)),
    { schema: 2, environment: 'test', revision: 1, salt: '', remotes, history: [] },
    { remote: 'mf-draw', version: '1.0.0' },
  );
};

test.each([
  ['a slot of the shell', { slots: { 'member-prompt': './slot-x' } }],
  ['a slot of another remote', { slots: { 'expiring-soon': './slot-x' } }],
  ['a slot of its own', { slots: { mine: './slot-x' }, draws: ['mine'] }],
  ['a page with a script', { routes: [{ path: '/draw', scripts: ['a.js'] }] }],
])('%s is reached', async (_, change) => {
  expect(await warnings(change)).toEqual([]);
});

test('a slot that no live page draws is named, with those that there are', async () => {
  expect(await warnings({ slots: { expiring: './slot-x' } })).toEqual([
    'No page draws the slot expiring. There are: expiring-soon, member-prompt.',
  ]);
});

test('a page whose script is none of its own is named', async () => {
  expect(await warnings({ routes: [{ path: '/draw', scripts: [] }] })).toEqual([
    'The "page" of /draw is no script of its own: import it lazily, or leave it out.',
  ]);
});

test.each(['/about', '/user/', '/'])('a route that is a page of the shell is named: %s', async (path) => {
  expect(await warnings({ routes: [{ path }] })).toEqual([
    `The route ${path} is a page of the shell, which shows its own.`,
  ]);
});

test('beside a shell that does not say what it draws nothing is known', async () => {
  expect(await warnings({ slots: { expiring: './slot-x' } }, '0.9.0')).toEqual([]);
});

test.each([
  [[{ path: '/prize/:id' }], ['The route /draw of the live 0.9.0 is gone: "movedTo" leads it on.']],
  [[{ path: '/prize' }, { path: '/draw', movedTo: '/prize' }], []],
])('of an address that the live release has and %j has not the team hears', async (routes, expected) => {
  const before = path.join(folder, 'mf-draw/0.9.0');
  fs.mkdirSync(before, { recursive: true });
  fs.writeFileSync(path.join(before, 'descriptor.json'), JSON.stringify(described({ version: '0.9.0' })));
  const live = { ...pointer, live: { ...pointer.live, version: '0.9.0' } };
  expect(await warnings({ routes }, '1.0.0', { 'mf-draw': live })).toEqual(expected);
});
