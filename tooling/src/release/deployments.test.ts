/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { addressOfFiles } from '@mrw/shared-contracts/manifest';
import { useStores } from '../verify/testing/stores';
import { promote } from './deployment-state';
import { Deployments } from './deployments';
import { brokenStep } from './history';
import { known } from './known';
import { prune } from './prune-action';
import { ReleaseStore } from './release-store';
import { FolderStorage } from './storage/folder-storage';
import type { Storage } from './storage/storage';

const { stores, temporary } = useStores();

const shell = { schema: 1, name: 'shell', contract: '1.12.0', shared: {} };
const raise = (text: string): never => {
  throw new Error(text);
};

const compiled = (version: string, routes: object[] = [{ path: '/about/store' }], more = {}) => {
  const folder = temporary();
  const descriptor = {
    schema: 1,
    name: 'mf-stores',
    version,
    contract: '^1.0.0',
    container: 'mf_stores',
    entry: 'remoteEntry.aa.js',
    exposes: { './app': [] },
    integrity: { 'remoteEntry.aa.js': `sha384-${'A'.repeat(64)}` },
    routes,
    slots: {},
    shared: {},
    ...more,
  };
  fs.writeFileSync(path.join(folder, 'descriptor.json'), JSON.stringify(descriptor));
  fs.writeFileSync(path.join(folder, 'remoteEntry.aa.js'), `version("${version}")`);
  fs.writeFileSync(path.join(folder, 'remoteEntry.aa.js.br'), 'packed');
  return folder;
};

test('MRW-202 a check of a release with former keys of a route warns once, and reads it', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const releases = new ReleaseStore(new FolderStorage(temporary()));
  const folder = compiled('1.0.0', [{ path: '/about/store', early: ['/stores'] }]);
  await releases.publish('mf-stores', '1.0.0', folder);
  const { routes } = await releases.descriptor('mf-stores', '1.0.0');
  expect(routes[0]).toMatchObject({ prefetch: ['/stores'] });
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^MRW-202 "early" in a route of mf-stores /)]]);
});

describe.each(stores)('in %s', (_, open) => {
  test('a release is published whole, once, and listed in the order of versions', async () => {
    const releases = new ReleaseStore(await open());
    for (const version of ['1.10.0', '1.9.0', '1.9.1'])
      await releases.publish('mf-stores', version, compiled(version));
    await expect(releases.versions('mf-stores')).resolves.toEqual(['1.9.0', '1.9.1', '1.10.0']);
    const entry = await releases.file('mf-stores', '1.9.1', 'remoteEntry.aa.js');
    expect(entry?.toString()).toBe('version("1.9.1")');
    await expect(releases.publish('mf-stores', '1.9.1', compiled('1.9.1'))).rejects.toThrow(
      'mf-stores 1.9.1 is published already; releases never change.',
    );
    await expect(releases.descriptor('mf-stores', '3.0.0')).rejects.toThrow(
      'mf-stores 3.0.0 is not published.',
    );
    await expect(releases.versions('mf-offers')).resolves.toEqual([]);
  });

  test('teams that release at the same time lose nothing', async () => {
    const storage = await open();
    const names = ['mf-offers', 'mf-wallet', 'mf-account', 'mf-stores', 'mf-giftcard', 'shell'];
    await Promise.all(
      names.map((name) =>
        new Deployments(storage, 'production', { by: `team of ${name}` }).promote(name, '1.0.0'),
      ),
    );
    const state = await new Deployments(storage, 'production').read();
    expect(Object.keys(state.remotes).sort()).toEqual([...names].sort());
    expect(state.revision).toBe(names.length);
    expect(state.history.map(({ remote, by }) => `${remote} by ${by}`).sort()).toEqual(
      names.map((name) => `${name} by team of ${name}`).sort(),
    );
  });

  test('two people who roll back at the same time end at the same version', async () => {
    const storage = await open();
    const of = (by: string) => new Deployments(storage, 'production', { by });
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await of('ops').promote('mf-stores', version);
    await Promise.all([of('ops').rollBack('mf-stores'), of('ops').rollBack('mf-stores')]);
    await of('lee').rollBack('mf-stores');
    expect((await of('ops').read()).remotes['mf-stores']).toMatchObject({
      live: { version: '1.1.0' },
      earlier: ['1.0.0'],
    });
  });

  test('what is refused is judged by the state that it would change, also after a conflict', async () => {
    const storage = await open();
    const deployments = new Deployments(storage, 'production', { by: 'ops' });
    await deployments.promote('shell', '1.0.0');
    const seen: string[] = [];
    await deployments.promote('mf-stores', '1.0.0', async ({ remotes }, step) => {
      const shell = remotes['shell']?.live.version ?? '';
      seen.push(`${step.remote} ${step.version} beside shell ${shell}`);
      if (shell === '1.0.0') await deployments.promote('shell', '2.0.0');
    });
    expect(seen).toEqual(['mf-stores 1.0.0 beside shell 1.0.0', 'mf-stores 1.0.0 beside shell 2.0.0']);
    const refuse = () => Promise.reject(new Error('It does not fit.'));
    await expect(deployments.promote('mf-stores', '1.1.0', refuse)).rejects.toThrow('It does not fit.');
    expect((await deployments.read()).remotes['mf-stores']?.live.version).toBe('1.0.0');
  });

  test('a rollout names its canary and its share in the manifest, and the version before stays known', async () => {
    const storage = await open();
    const releases = new ReleaseStore(storage);
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await releases.publish('mf-stores', version, compiled(version));
    const deployments = new Deployments(storage, 'production', { by: 'ops' });
    await deployments.promote('mf-stores', '1.0.0');
    await deployments.promote('mf-stores', '1.1.0');
    await deployments.rollOut('mf-stores', '1.2.0', { percent: 10 });
    const manifest = await deployments.manifest(releases, 'https://remotes.example');
    expect(manifest.remotes['mf-stores']).toMatchObject({
      version: '1.1.0',
      base: 'https://remotes.example/mf-stores/1.1.0/',
      canary: { version: '1.2.0', percent: 10 },
      previous: { version: '1.0.0' },
    });
    expect(manifest.salt).toBe((await deployments.read()).salt);
  });

  test('scripts are in the folder of all releases for as long as the live shell knows it', async () => {
    const storage = await open();
    const releases = new ReleaseStore(storage);
    const put = (name: string, version: string, descriptor: Buffer) =>
      storage.write(`${name}/${version}/descriptor.json`, descriptor, 'immutable', { kind: 'absent' });
    for (const version of ['1.0.0', '1.1.0']) {
      const folder = compiled(version, [], { namedByContent: true });
      await put('mf-stores', version, fs.readFileSync(path.join(folder, 'descriptor.json')));
      const knows = version === '1.1.0' ? { sharedFiles: true } : {};
      await put('shell', version, Buffer.from(JSON.stringify({ ...shell, version, ...knows })));
    }
    const deployments = new Deployments(storage, 'production');
    const addresses = async () => {
      const { remotes } = await deployments.manifest(releases, 'https://remotes.example');
      const { canary, ...live } = remotes['mf-stores'] ?? raise('no remote');
      return [live, canary ?? raise('no canary')].map(addressOfFiles);
    };
    const own = ['1.0.0', '1.1.0'].map((version) => `https://remotes.example/mf-stores/${version}/`);
    const common = own.map(() => 'https://remotes.example/mf-stores/files/');
    await deployments.promote('mf-stores', '1.0.0');
    await deployments.rollOut('mf-stores', '1.1.0', { percent: 10 });
    expect(await addresses()).toEqual(own);
    await deployments.promote('shell', '1.0.0');
    expect(await addresses()).toEqual(own);
    await deployments.promote('shell', '1.1.0');
    expect(await addresses()).toEqual(common);
    await deployments.rollBack('shell');
    expect(await addresses()).toEqual(own);
  });

  const pointer = 'deployments/production.json';
  /** An environment that was changed 198 times; at the 200th the first hundred steps move to a file of their own. */
  async function oftenChanged(storage: Storage, by: string): Promise<Deployments> {
    const deployments = new Deployments(storage, 'production', { by });
    let state = await deployments.read();
    const change = { remote: 'mf-stores', by, at: '2026-01-01T00:00:00.000Z' };
    for (let index = 0; index < 198; index += 1) state = promote(state, change, `1.0.${index}`);
    await storage.write(pointer, Buffer.from(JSON.stringify(state)), 'pointer', { kind: 'absent' });
    return deployments;
  }

  test('the history is whole after many changes, and a changed file of it is noticed', async () => {
    const storage = await open();
    const deployments = await oftenChanged(storage, 'ops');
    for (let index = 198; index < 205; index += 1) await deployments.promote('mf-stores', `1.0.${index}`);
    const steps = await deployments.history();
    expect(steps.map(({ version }) => version)).toEqual(steps.map((_, index) => `1.0.${index}`));
    expect(steps).toHaveLength(205);
    expect((await deployments.read()).history).toHaveLength(105);
    expect(brokenStep(steps)).toBeUndefined();
    const [name = ''] = await storage.files('deployments/production/history');
    const key = `deployments/production/history/${name}`;
    const file = await storage.read(key);
    const forged = Buffer.from(file?.content.toString().replace('"by": "ops"', '"by": "lee"') ?? '');
    await storage.write(key, forged, 'immutable', { kind: 'unchanged', tag: file?.tag ?? '' });
    expect(brokenStep(await deployments.history())?.version).toBe('1.0.0');
  });

  test('files of the history from before they had the name of their environment are read', async () => {
    const storage = await open();
    const deployments = await oftenChanged(storage, 'ops');
    for (const version of ['1.0.198', '1.0.199']) await deployments.promote('mf-stores', version);
    const [name = ''] = await storage.files('deployments/production/history');
    const { content } = (await storage.read(`deployments/production/history/${name}`)) ?? raise(name);
    await storage.remove(`deployments/production/history/${name}`);
    await storage.write('deployments/production/history/000001.json', content, 'immutable', {
      kind: 'absent',
    });
    const steps = await deployments.history();
    expect(steps).toHaveLength(200);
    expect(brokenStep(steps)).toBeUndefined();
  });

  test('an environment that has lost its file is not taken for a new one; made anew, it has a history of its own', async () => {
    const storage = await open();
    const releases = new ReleaseStore(storage);
    for (const by of ['ops', 'lee']) {
      const deployments = await oftenChanged(storage, by);
      for (const version of ['1.0.198', '1.0.199']) await deployments.promote('mf-stores', version);
      await known({ releases, deployments });
      const steps = await deployments.history();
      expect(steps.filter((step) => step.by === by)).toHaveLength(200);
      expect(brokenStep(steps)).toBeUndefined();
      await storage.remove(pointer);
      await expect(known({ releases, deployments })).rejects.toThrow(
        'deployments/production.json is gone, but not its history: put the file back',
      );
    }
    await expect(known({ releases, deployments: new Deployments(storage, 'staging') })).rejects.toThrow(
      'There is no environment "staging"; there is none yet.',
    );
    await storage.write('drawn/staging/A/home.json', Buffer.from('{}'), 'pointer', { kind: 'absent' });
    await expect(known({ releases, deployments: new Deployments(storage, 'staging') })).rejects.toThrow(
      'deployments/staging.json is gone, but not its drawn pages',
    );
  });

  test('prune says what can be deleted, then deletes it, and no rollback returns to it', async () => {
    const storage = await open();
    const releases = new ReleaseStore(storage);
    const deployments = new Deployments(storage, 'production', { by: 'ops' });
    for (const version of ['0.9.0', '1.0.0', '1.1.0', '1.2.0'])
      await releases.publish('mf-stores', version, compiled(version));
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await deployments.promote('mf-stores', version);
    await new Deployments(storage, 'staging', { by: 'ops' }).promote('mf-stores', '0.9.0');
    const lines: string[] = [];
    const run = (apply: boolean, days: number) =>
      prune({ releases, deployments, limits: { keep: 1, days }, apply, print: (line) => lines.push(line) });
    await run(true, 30);
    await run(false, 0);
    await expect(releases.versions('mf-stores')).resolves.toHaveLength(4);
    await run(true, 0);
    expect(lines).toEqual([
      'every version is in use, is a way back, or is too new to be deleted',
      'mf-stores 1.0.0 can be deleted: not in use for 0 days',
      'nothing is deleted yet: run it again with --apply',
      'mf-stores 1.0.0 is deleted: not in use for 0 days',
    ]);
    await expect(releases.versions('mf-stores')).resolves.toEqual(['0.9.0', '1.1.0', '1.2.0']);
    await expect(storage.folders('mf-stores')).resolves.not.toContain('1.0.0');
    await expect(deployments.rollBack('mf-stores', '1.0.0')).rejects.toThrow('was not live before');
    await deployments.rollBack('mf-stores');
    expect((await deployments.read()).remotes['mf-stores']?.live.version).toBe('1.1.0');
  });

  test('prune knows what was in use, also from steps that are no longer in the state', async () => {
    const storage = await open();
    const releases = new ReleaseStore(storage);
    const deployments = new Deployments(storage, 'production', { by: 'ops' });
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    let state = await deployments.read();
    const inTurn = (remote: string, at: string, version: string) => {
      state = promote(state, { remote, by: 'ops', at }, version);
    };
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
      await releases.publish('mf-stores', version, compiled(version));
      inTurn('mf-stores', daysAgo(20), version);
    }
    // The steps of others take those of this one out of the state.
    for (let index = 0; index < 196; index += 1) inTurn('mf-offers', daysAgo(10), `1.0.${index}`);
    const pointer = 'deployments/production.json';
    await storage.write(pointer, Buffer.from(JSON.stringify(state)), 'pointer', { kind: 'absent' });
    await deployments.promote('mf-offers', '2.0.0');
    expect((await deployments.read()).history.some(({ remote }) => remote === 'mf-stores')).toBe(false);

    jest.spyOn(releases, 'publishedAt').mockResolvedValue(new Date(daysAgo(90)));
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    for (const days of [30, 15])
      await prune({ releases, deployments, limits: { keep: 0, days }, apply: false, print }, 'mf-stores');
    expect(lines).toEqual([
      'every version is in use, is a way back, or is too new to be deleted',
      'mf-stores 1.0.0 can be deleted: not in use for 20 days',
      'mf-stores 1.1.0 can be deleted: not in use for 20 days',
      'nothing is deleted yet: run it again with --apply',
    ]);
  });

  test('a version that is promoted and not there is left out of the manifest', async () => {
    const storage = await open();
    const deployments = new Deployments(storage, 'production');
    await deployments.promote('mf-stores', '7.7.7');
    const manifest = await deployments.manifest(new ReleaseStore(storage), 'https://remotes.example');
    expect(manifest.remotes).toEqual({});
  });
});
