/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { PartnerRegistry } from '../../release/partners/registry';
import { Deployments } from '../../release/deployments';
import { ReleaseStore } from '../../release/release-store';
import { FolderStorage } from '../../release/storage/folder-storage';
import { startSite, type RunningSite } from './site-server';

const releasesFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-site-'));
const addresses = readAddresses({ MRW_PORT_OFFSET: String(21_000 + (process.pid % 100) * 10) });
const storage = new FolderStorage(releasesFolder);
const deployments = new Deployments(storage, 'local', { by: 'ops' });
let site: RunningSite;

beforeAll(async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    const folder = path.join(releasesFolder, 'shell', version);
    fs.mkdirSync(folder, { recursive: true });
    for (const entry of ['main', 'standalone']) {
      const file = `${entry}.${version}.js`;
      const assets = { scripts: [file], integrity: { [file]: `sha384-${'A'.repeat(64)}` } };
      fs.writeFileSync(path.join(folder, `${entry}.assets.json`), JSON.stringify(assets));
      fs.writeFileSync(path.join(folder, file), `shell("${version}")`);
    }
  }
  await deployments.promote('shell', '1.0.0');
  site = await startSite({
    addresses,
    profile: 'A',
    releases: new ReleaseStore(storage),
    releasesFolder,
    deployments,
    partners: new PartnerRegistry(storage, 'partners'),
    publicFolder: path.join(releasesFolder, 'public'),
  });
});

afterAll(async () => {
  await site.stop();
  fs.rmSync(releasesFolder, { recursive: true });
});

const get = (address: string) => fetch(`${addresses.shell.origin}${address}`);
const scriptsOf = async (address: string) =>
  [...(await (await get(address)).text()).matchAll(/\/assets\/(main[^"]+)"/g)].map(([, file]) => file);

test('a shell that goes live while the site runs is the shell of the next page, without a restart', async () => {
  expect(await scriptsOf('/home')).toEqual(['main.1.0.0.js']);
  await deployments.promote('shell', '1.1.0');
  expect(await scriptsOf('/home')).toEqual(['main.1.1.0.js']);
  expect(await (await get('/assets/main.1.1.0.js')).text()).toBe('shell("1.1.0")');
  // Pages that are open load their later parts from the shell that they began with.
  expect((await get('/assets/main.1.0.0.js')).status).toBe(200);
  await deployments.rollBack('shell');
  expect(await scriptsOf('/home')).toEqual(['main.1.0.0.js']);
  expect((await get('/assets/main.1.1.0.js')).status).toBe(200);
});

test('what is live stays so while its file is broken', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  const file = path.join(releasesFolder, 'deployments/local.json');
  const whole = fs.readFileSync(file);
  expect(await scriptsOf('/home')).toEqual(['main.1.0.0.js']);
  fs.writeFileSync(file, '{}');
  expect(await scriptsOf('/home')).toEqual(['main.1.0.0.js']);
  expect(said).toHaveBeenCalled();
  fs.writeFileSync(file, whole);
});

test('a sitemap whose lists cannot be read is tried again later', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const answer = await get('/sitemap.xml');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('search engines leave a site alone that is not that of production', async () => {
  expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
});

test.each([
  ['/home?locale=zh-Hant', 'zh-Hant'],
  ['/home?locale=fr', 'en'],
  ['/home', 'en'],
])('the document of %s is in %s', async (address, language) => {
  expect(await (await get(address)).text()).toContain(`<html lang="${language}">`);
});

test('an address that no route has answers 404 with its page, and has one as soon as a release brings the route', async () => {
  const put = (version: string, routes: readonly object[]) => {
    const folder = path.join(releasesFolder, 'mf-offers', version);
    const descriptor = {
      ...{ schema: 1, name: 'mf-offers', version, contract: '^1.0.0', container: 'mf_offers', routes },
      ...{ entry: 'remoteEntry.js', exposes: { './app': [] }, integrity: {}, shared: {} },
    };
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'descriptor.json'), JSON.stringify(descriptor));
  };
  put('1.0.0', [{ path: '/home' }]);
  put('1.1.0', [{ path: '/home' }, { path: '/campaign/:id' }]);
  await deployments.promote('mf-offers', '1.0.0');
  const unknown = await get('/campaign/1');
  expect([unknown.status, (await get('/home')).status, (await get('/about')).status]).toEqual([
    404, 200, 200,
  ]);
  expect(unknown.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await unknown.text()).toContain('<div id="root">');
  await deployments.rollOut('mf-offers', '1.1.0', { percent: 5 });
  expect((await get('/campaign/1')).status).toBe(200);
});
