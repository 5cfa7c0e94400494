/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { Deployments } from '../../release/deployments';
import { ReleaseStore } from '../../release/release-store';
import { FolderStorage } from '../../release/storage/folder-storage';
import { drawnKey, DrawnStore } from '../site/drawn/drawn-store';
import { deploymentProfileOf } from '../site/profiles';
import { startSite, type RunningSite } from '../site/site-server';
import { drawnChoices, drawnPlaces, sampleView } from '../../verify/testing/drawn-pages';
import { nginxPath, startNginx } from '../../verify/testing/nginx-server';
import { testPartners } from '../../verify/testing/partners';
import { writeNginx } from './nginx-action';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-drawn-pages-'));
const releases = path.join(folder, 'releases');
const offset = 22_000 + (process.pid % 100) * 20;
const local = readAddresses({ MRW_PORT_OFFSET: String(offset) });
const addresses = readAddresses({ MRW_PORT_OFFSET: String(offset + 10) });
const storage = new FolderStorage(releases);
const deployments = new Deployments(storage, 'production', { by: 'ops' });
/** The local site and nginx have an API each. */
const stores = [local, addresses].map(
  (of) => new DrawnStore(storage, 'production', drawnKey(deploymentProfileOf('A', of))),
);
const partners = { read: () => Promise.resolve(testPartners(addresses)) };
const placeOf = (name: string) => {
  const [language, ...file] = name.split('/');
  return { language: language === 'zh-Hant' ? ('zh-Hant' as const) : ('en' as const), file: file.join('/') };
};

async function put(name: string, versions: Record<string, string>, changes: object = {}): Promise<void> {
  const view = { ...sampleView(name, versions), ...changes };
  for (const store of stores) {
    const { condition } = await store.read(placeOf(name));
    await store.write(placeOf(name), { record: { schema: 1, view }, condition });
  }
}

const write = () =>
  writeNginx({
    addresses,
    profile: 'A',
    releases: new ReleaseStore(storage),
    deployments,
    partners,
    releasesFolder: releases,
    output: path.join(folder, 'nginx'),
    apiUpstream: 'http://127.0.0.1:1',
  });

/** When the API of the local site last changed what it answers. */
let changedAt = 0;
let site: RunningSite;
let nginx: Awaited<ReturnType<typeof startNginx>> | null = null;

beforeAll(async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    const shell = path.join(releases, 'shell', version);
    fs.mkdirSync(shell, { recursive: true });
    for (const entry of ['main', 'standalone', 'inline-wallet'])
      fs.writeFileSync(
        path.join(shell, `${entry}.assets.json`),
        JSON.stringify({ scripts: [`${entry}.js`], integrity: { [`${entry}.js`]: 'sha384-A' } }),
      );
  }
  await deployments.promote('shell', '1.0.0');
  for (const name of drawnPlaces) await put(name, { shell: '1.0.0' });
  site = await startSite({
    addresses: local,
    profile: 'A',
    releases: new ReleaseStore(storage),
    releasesFolder: releases,
    deployments,
    partners,
    publicFolder: path.join(releases, 'public'),
    changedAt: () => Promise.resolve(changedAt),
  });
  const configuration = await write();
  if (nginxPath()) nginx = await startNginx(configuration, folder, addresses.shell.port);
  else if (process.env['CI']) throw new Error('nginx is missing.');
});

afterAll(async () => {
  await Promise.all([site.stop(), nginx?.stop()]);
  fs.rmSync(folder, { recursive: true });
});

const servers = () => [local.shell.port, ...(nginx ? [addresses.shell.port] : [])];
const get = async (port: number, address: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers });
  return { text: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '', answer };
};
const drawnIn = (text: string) => /<p>([^<]*)<\/p>/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? null;

test.each(drawnChoices)(
  'Q-046 %s gets the same of the local server and of nginx: %s',
  async (_, address, headers, page) => {
    for (const port of servers())
      expect([port, drawnIn((await get(port, address, headers)).text)]).toEqual([port, page]);
  },
);

test('a drawn page has the headers of the page, a new nonce each time, and the nonce is in all its elements', async () => {
  for (const port of servers()) {
    const drawn = await get(port, '/home');
    const plain = await get(port, '/campaign/1');
    const again = await get(port, '/home');
    expect(drawnIn(drawn.text)).toBe('en/home');
    const nonceOf = ({ policy }: { policy: string }) => /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonceOf(again)).not.toBe(nonceOf(drawn));
    expect(drawn.policy.replaceAll(nonceOf(drawn), '')).toBe(plain.policy.replaceAll(nonceOf(plain), ''));
    expect(drawn.answer.headers.get('cache-control')).toBe('no-store');
    const nonces = new Set([...drawn.text.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce));
    expect([...nonces]).toEqual([nonceOf(drawn)]);
  }
});

test('styles and markup come before the data, and nothing in them can end its element', async () => {
  const { text } = await get(local.shell.port, '/home');
  const order = [
    'id="drawn-styles"',
    'id="drawn"',
    'id="root"',
    'id="drawn-answers"',
    'id="site"',
    'id="deployment"',
  ];
  expect(order.map((mark) => text.indexOf(mark)).every((at, index, all) => at > (all[index - 1] ?? 0))).toBe(
    true,
  );
  expect(text).toContain('<title>Offers &amp; &lt;more></title>');
  expect(text).toContain('content="&quot;en/home&quot;"');
  expect(text).not.toContain('"</script>"');
  const [, answers = ''] = /id="drawn-answers">([^<]*)</.exec(text) ?? [];
  expect(JSON.parse(answers)).toMatchObject([{ status: 200, body: { name: '</script>' } }]);
});

test('a page that was drawn from another API is not served', async () => {
  const elsewhere = readAddresses({ MRW_PORT_OFFSET: String(offset + 5) });
  const other = await startSite({
    addresses: elsewhere,
    profile: 'A',
    releases: new ReleaseStore(storage),
    releasesFolder: releases,
    deployments,
    partners,
    publicFolder: path.join(releases, 'public'),
  });
  expect(drawnIn((await get(local.shell.port, '/home')).text)).toBe('en/home');
  expect(drawnIn((await get(elsewhere.shell.port, '/home')).text)).toBeNull();
  await other.stop();
});

test('a view of another version, and one past its limit, is not served', async () => {
  await put('en/home', { shell: '0.9.0' });
  await put('zh-Hant/home', { shell: '1.0.0' }, { until: Date.now() - 1 });
  await write();
  for (const port of servers())
    for (const address of ['/home', '/home?locale=zh-Hant'])
      expect(drawnIn((await get(port, address)).text)).toBeNull();
});

test('a view that was compared with the API before its last change is not served where the change is known', async () => {
  const now = Date.now();
  const served = async () => drawnIn((await get(local.shell.port, '/home')).text);
  await put('en/home', { shell: '1.0.0' }, { checkedAt: now });
  changedAt = now - 1;
  expect(await served()).toBe('en/home');
  changedAt = now;
  expect(await served()).toBeNull();
  await put('en/home', { shell: '1.0.0' }, { checkedAt: now + 1 });
  expect(await served()).toBe('en/home');
  changedAt = 0;
});

test('a release leaves no page of the version before', async () => {
  await put('en/home', { shell: '1.0.0' });
  await write();
  for (const port of servers()) expect(drawnIn((await get(port, '/home')).text)).toBe('en/home');
  await deployments.promote('shell', '1.1.0');
  await write();
  for (const port of servers()) expect(drawnIn((await get(port, '/home')).text)).toBeNull();
});

test('a page whose record is gone is gone', async () => {
  await put('en/home', { shell: '1.1.0' });
  await write();
  for (const store of stores) await store.remove(placeOf('en/home'));
  await write();
  for (const port of servers()) expect(drawnIn((await get(port, '/home')).text)).toBeNull();
});
