/** @jest-environment node */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { chromiumPath } from '../process/find-chromium';
import { FolderStorage } from '../release/storage/folder-storage';
import { DrawnStore } from '../serve/site/drawn/drawn-store';
import type { LiveSite } from '../serve/site/drawn/live-site';
import { deploymentProfileOf } from '../serve/site/profiles';
import { DrawingJob, type JobOptions } from './job';

/** What the page of a remote does by its path, as a part of its script, and why it is not drawn; null when it is. */
const pages: readonly (readonly [address: string, does: string, why: RegExp | null])[] = [
  ['/good', `show('first')`, null],
  ['/hangs', `for (;;);`, /^it does not answer any more after \d+ ms$/],
  ['/hangs/later', `show('a'); addEventListener('resize', () => { for (;;); })`, /^it does not answer/],
  ['/never', `root.innerHTML = place`, /^not ready after \d+ ms: mf-a$/],
  ['/loads', `show('<p aria-busy=true>a</p>')`, /^not ready after \d+ ms: something that loads$/],
  ['/unnamed', `show('a'); address.remove()`, /^not ready after \d+ ms: its head$/],
  ['/throws', `throw new Error('broken on purpose')`, /^the shell throws: broken on purpose$/],
  [
    '/reports',
    `show('a'); globalThis.__mrw = { records: [{ code: 'MRW-110', remote: 'mf-a' }] }`,
    /MRW-110 mf-a$/,
  ],
  ['/leaves', `location.href = '/elsewhere'`, /no root|context was destroyed|navigat/],
  ['/moves', `show('a'); history.pushState(null, '', '/elsewhere')`, /^the page has gone to \S+\/elsewhere$/],
  [
    '/changes',
    `let count = 0; setInterval(() => show(count++), 10)`,
    /^not ready after \d+ ms: it goes on changing$/,
  ],
  [
    '/changes/later',
    `show(0); addEventListener('resize', () => show(performance.now()))`,
    /^it (changes while it is drawn|does not answer any more)/,
  ],
  [
    '/fills/memory',
    `const all = []; for (;;) all.push(new Array(1e6).fill({}))`,
    /crash|closed|does not answer/,
  ],
  ['/big', `show([...crypto.getRandomValues(new Uint8Array(60_000))].join(' '))`, /^too big: \d+ kB$/],
  ['/good/again', `show('last')`, null],
  [
    '/keeps',
    `sessionStorage.setItem('a', '1'); localStorage.setItem('a', '1'); document.cookie = 'a=1'; show('kept')`,
    null,
  ],
  [
    '/finds',
    `show([history.length, sessionStorage.getItem('a'), localStorage.getItem('a'), document.cookie.includes('a=1')].join())`,
    null,
  ],
];

const script = `
const root = document.getElementById('root');
const place = '<div data-remote="mf-a"></div>';
const address = document.createElement('meta');
address.setAttribute('property', 'og:url');
document.head.append(address);
const show = (text) => { root.innerHTML = '<div data-remote="mf-a"><div><h1>' + text + '</h1></div></div>'; };
({ ${pages.map(([address, does]) => `${JSON.stringify(address)}() { ${does} }`).join(',\n')} })[location.pathname]();
`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-faults-'));
const server = http.createServer((_, response) => {
  response.setHeader('Content-Type', 'text/javascript').end(script);
});
const job: { ends: DrawingJob | null } = { ends: null };

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => job.ends?.end());

afterAll(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A site whose shell is the script, in one language. */
function siteOf(origin: string): LiveSite {
  const addresses = readAddresses({});
  const sha = createHash('sha384').update(script).digest('base64');
  const assets = { scripts: ['shell.js'], integrity: { 'shell.js': `sha384-${sha}` } };
  return {
    origin,
    remotesOrigin: addresses.remotes.origin,
    profile: { ...deploymentProfileOf('A', addresses), availableLanguages: ['en'] },
    partners: {},
    manifest: { schema: 1, environment: 'local', salt: '', remotes: {} },
    assets: { main: assets, standalone: assets },
    shellVersion: '1.0.0',
  };
}

const options = (store: DrawnStore, site: LiveSite): JobOptions => ({
  store,
  readSite: () => Promise.resolve(site),
  chromium: chromiumPath(),
  workers: 2,
  limit: 30_000,
  print: () => undefined,
});

/** Milliseconds in which this machine has any page that comes at all. */
async function longEnough(site: LiveSite): Promise<number> {
  const store = new DrawnStore(new FolderStorage(path.join(folder, 'first')), 'local', 'A');
  job.ends = new DrawingJob(options(store, site));
  job.ends.usePages(['/good', '/big']);
  const start = performance.now();
  await job.ends.round(site);
  await job.ends.end();
  return Math.max(1_500, Math.ceil(performance.now() - start));
}

test('a remote that hangs, throws, leaves, fills the memory or changes the document costs its own page only', async () => {
  const store = new DrawnStore(new FolderStorage(folder), 'local', 'A');
  const site = siteOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  job.ends = new DrawingJob({ ...options(store, site), limit: await longEnough(site) });
  job.ends.usePages(pages.map(([address]) => address));
  const counts = await job.ends.round(site);
  for (const [address, , why] of pages) {
    const { record } = await store.read({ language: 'en', file: address.slice(1) });
    expect([address, record.failure?.why ?? null]).toEqual([address, why && expect.stringMatching(why)]);
    expect([address, record.view === undefined]).toEqual([address, why !== null]);
    expect(record.lease).toBeUndefined();
  }
  const good = pages.filter(([, , why]) => why === null).length;
  expect(counts).toMatchObject({ drawn: good, failed: pages.length - good });
}, 300_000);

// A new tab has two entries in its history by then: the empty page, and this one.
test('the next page has the same tab, and nothing that the page before has kept', async () => {
  const store = new DrawnStore(new FolderStorage(path.join(folder, 'tab')), 'local', 'A');
  const site = siteOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  job.ends = new DrawingJob({ ...options(store, site), workers: 1 });
  job.ends.usePages(['/keeps', '/finds']);
  await job.ends.round(site);
  const { record } = await store.read({ language: 'en', file: 'finds' });
  expect(record.view?.markup).toContain('<h1>3,,,false</h1>');
}, 90_000);
