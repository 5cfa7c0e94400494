/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { headersFor, type Surface } from '@mrw/shared-contracts/headers';
import { Deployments } from '../../release/deployments';
import { ReleaseStore } from '../../release/release-store';
import { FolderStorage } from '../../release/storage/folder-storage';
import { testPartners } from '../../verify/testing/partners';
import { siteFacts } from './headers';
import { checkPage, checkScript, framingOf } from './partners';
import { deploymentProfileOf } from './profiles';
import { startSite, type RunningSite } from './site-server';

const releasesFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-site-answers-'));
const addresses = readAddresses({ MRW_PORT_OFFSET: String(14_000 + (process.pid % 100) * 10) });
const storage = new FolderStorage(releasesFolder);
const partners = testPartners(addresses);
const profile = deploymentProfileOf('A', addresses);
const mall = addresses.partner.origin;
let site: RunningSite;

function put(file: string, content: string | object): void {
  const place = path.join(releasesFolder, file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
}

beforeAll(async () => {
  for (const entry of ['main', 'standalone', 'inline-wallet']) {
    const integrity = { [`${entry}.js`]: `sha384-${'A'.repeat(64)}` };
    put(`shell/1.0.0/${entry}.assets.json`, { scripts: [`${entry}.js`], integrity });
  }
  for (const file of ['main.js', 'embed.js', 'service-worker.js', 'service-worker-removal.js'])
    put(`shell/1.0.0/${file}`, `is("${file}")`);
  put('public/icon.svg', '<svg/>');
  put('mf-giftcard/1.0.0/remoteEntry.js', 'remote()');
  put('mf-giftcard/1.0.0/descriptor.json', {
    ...{ schema: 1, name: 'mf-giftcard', version: '1.0.0', contract: '^1.0.0', container: 'mf_giftcard' },
    ...{ entry: 'remoteEntry.js', exposes: { './app': [] }, integrity: {}, shared: {} },
    routes: [{ path: '/redeem-gift-card', chrome: 'bare' }, { path: '/home' }, { path: '/user/myCoupon' }],
  });
  const deployments = new Deployments(storage, 'production', { by: 'ops' });
  await deployments.promote('shell', '1.0.0');
  await deployments.promote('mf-giftcard', '1.0.0');
  site = await startSite({
    addresses,
    profile: 'A',
    releases: new ReleaseStore(storage),
    releasesFolder,
    deployments,
    partners: { read: () => Promise.resolve(partners) },
    publicFolder: path.join(releasesFolder, 'public'),
  });
});

afterAll(async () => {
  await site.stop();
  fs.rmSync(releasesFolder, { recursive: true });
});

const get = (address: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${addresses.shell.origin}${address}`, { headers });
const textOf = async (address: string) => (await get(address)).text();

test.each<[string, Surface, string | null, string]>([
  ['/home', 'page', null, 'text/html; charset=utf-8'],
  ['/not-here', 'page', null, 'text/html; charset=utf-8'],
  ['/login_callback?token=X', 'token-page', null, 'text/html; charset=utf-8'],
  ['/redeem-gift-card?code=X', 'gift-card-page', null, 'text/html; charset=utf-8'],
  ['/user/myCoupon?partner=harbour-mall', 'embedded-page', 'harbour-mall', 'text/html; charset=utf-8'],
  ['/user/myCoupon?partner=nobody', 'embedded-page', 'nobody', 'text/html; charset=utf-8'],
  ['/redeem-gift-card?partner=harbour-mall', 'embedded-page', 'harbour-mall', 'text/html; charset=utf-8'],
  ['/assets/main.js', 'asset', null, 'text/javascript; charset=utf-8'],
  ['/assets/icon.svg', 'asset', null, 'image/svg+xml'],
  ['/embed.js', 'embed-script', null, 'text/javascript; charset=utf-8'],
  ['/service-worker.js', 'service-worker', null, 'text/javascript; charset=utf-8'],
  ['/web-manifest/zh-Hant.webmanifest', 'document', null, 'application/manifest+json; charset=utf-8'],
  ['/robots.txt', 'document', null, 'text/plain; charset=utf-8'],
  ['/deployment.json', 'document', null, 'application/json'],
  ['/embed/settings.json?partner=harbour-mall', 'document', null, 'application/json'],
  ['/embed/check.js?partner=harbour-mall&mode=frame', 'document', null, 'text/javascript; charset=utf-8'],
])('%s has the headers of the row %s', async (address, surface, partner, type) => {
  const { headers } = await get(address);
  const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
  const remoteOrigins = [addresses.remotes.origin];
  const facts = siteFacts({
    services: profile.services,
    remoteOrigins,
    developerOrigins: [],
    integrity: true,
  });
  const row = headersFor(surface, { ...facts, nonce, ancestors: framingOf(partners, partner).ancestors });
  for (const [name, value] of Object.entries(row)) expect([name, headers.get(name)]).toEqual([name, value]);
  expect(headers.get('content-type')).toBe(type);
});

test('a page has the program of its route; that of members has no tools of a developer', async () => {
  expect(await textOf('/redeem-gift-card')).toContain('/assets/standalone.js');
  const page = await textOf('/home');
  expect(page).toContain('/assets/main.js');
  expect(page).toContain('"developerTools":false');
});

test('the manifest and the settings are for pages of partners that hold the wallet in their own page', async () => {
  for (const address of ['/deployment.json', '/embed/settings.json?partner=harbour-mall']) {
    const readerOf = async (origin: string) =>
      (await get(address, { Origin: origin })).headers.get('access-control-allow-origin');
    expect(await readerOf(mall)).toBe(mall);
    expect(await readerOf('https://evil.example')).toBeNull();
  }
  const settings = (await (await get('/embed/settings.json?partner=harbour-mall')).json()) as object;
  expect(settings).toMatchObject({ script: { src: `${addresses.shell.origin}/assets/inline-wallet.js` } });
  for (const partner of ['pier-outlet', 'nobody', ''])
    expect((await get(`/embed/settings.json?partner=${partner}`)).status).toBe(404);
});

test.each([
  ['harbour-mall', 'frame', mall],
  ['pier-outlet', 'inline', 'https://pier-outlet.example'],
  ['nobody', 'frame', mall],
])('the check of %s, %s, says what is wrong', async (id, mode, origin) => {
  const answer = await get(`/embed/check.js?partner=${id}&mode=${mode}`, { Origin: origin });
  expect(await answer.text()).toBe(checkScript(checkPage(partners, { id, mode, origin })));
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

test('a form that no worker takes is answered with the page that asks for it once more, where there is sharing', async () => {
  const body = new FormData();
  body.append('photo', new Blob([new Uint8Array(2_000_000)], { type: 'image/png' }), 'receipt.png');
  const share = () =>
    fetch(`${addresses.shell.origin}/share_receipt`, { method: 'POST', body, redirect: 'manual' });
  const answer = await share();
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/transaction/create?shared=again']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await get('/share_receipt')).status).toBe(404);
  site.setProfile('B');
  expect((await share()).status).toBe(404);
  site.setProfile('A');
});

test('where no card is kept, the service worker is the one that removes itself', async () => {
  expect(await textOf('/service-worker.js')).toBe('is("service-worker.js")');
  site.setProfile('B');
  expect(await textOf('/service-worker.js')).toBe('is("service-worker-removal.js")');
  site.setProfile('A');
});

test.each(['/assets/none.js', '/assets/%2e%2e%2f%2e%2e%2fdeployments%2fproduction.json'])(
  '%s is no file of the site',
  async (address) => {
    expect((await get(address)).status).toBe(404);
  },
);
