/** @jest-environment node */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { apiHeaders, headersFor, type Surface } from '@mrw/shared-contracts/headers';
import { partners as partnersRow } from '../../commands/table/partners';
import { runLine } from '../../process/command-line';
import { releasePlace } from '../../commands/release';
import { Deployments } from '../../release/deployments';
import { openRegistry } from '../../release/partners/registry';
import { ReleaseStore } from '../../release/release-store';
import { FolderStorage } from '../../release/storage/folder-storage';
import { siteFacts } from '../site/headers';
import { hasPage } from '../site/page-paths';
import { checkPage, checkScript, framingOf } from '../site/partners';
import { deploymentProfileOf } from '../site/profiles';
import { harbourMall, testPartners } from '../../verify/testing/partners';
import { nginxPath, startNginx } from '../../verify/testing/nginx-server';
import { keepNginxSetup, writeNginx } from './nginx-action';
import { writeSitemap } from './write-sitemap';

// In the full test run it is required; locally it may be missing, and the list of tests reports it.
const here = nginxPath() !== null || process.env['CI'] ? describe : describe.skip;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-nginx-'));
const releases = path.join(folder, 'releases');
const registry = path.join(folder, 'partners');
process.env['MRW_NGINX'] = path.join(folder, 'setup');
const offset = 20_000 + (process.pid % 100) * 10;
const addresses = readAddresses({ MRW_PORT_OFFSET: String(offset) });
const profile = deploymentProfileOf('A', addresses);
const partners = {
  ...testPartners(addresses),
  'new-shop': harbourMall({ origins: ['http://localhost:*'] }),
};
const site = `http://127.0.0.1:${addresses.shell.port}`;
const remotes = `http://127.0.0.1:${addresses.remotes.port}`;
const api = `http://127.0.0.1:${addresses.api.port}`;
const mall = addresses.partner.origin;

const script = `console.log(${JSON.stringify('x'.repeat(2_000))});`;

function put(file: string, text: string): void {
  const place = path.join(releases, file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, text);
  if (!file.endsWith('.js')) return;
  fs.writeFileSync(`${place}.br`, zlib.brotliCompressSync(text));
  fs.writeFileSync(`${place}.gz`, zlib.gzipSync(text));
}

function putRemote(name: string, version: string, routes: readonly object[]): void {
  const descriptor = {
    schema: 1,
    name,
    version,
    contract: '^1.0.0',
    container: name.replace('-', '_'),
    entry: 'remoteEntry.aa.js',
    exposes: { './app': [] },
    integrity: {},
    routes,
    shared: {},
  };
  put(`${name}/${version}/descriptor.json`, JSON.stringify(descriptor));
}

function putReleases(): void {
  const shared = { schema: 1, contract: '1.2.0', shared: {} };
  for (const version of ['1.0.0', '1.1.0']) {
    const scriptOf = (file: string) => ({
      scripts: [file],
      integrity: { [file]: `sha384-${'A'.repeat(64)}` },
    });
    put(`shell/${version}/descriptor.json`, JSON.stringify({ ...shared, name: 'shell', version }));
    for (const entry of ['main', 'standalone', 'inline-wallet'])
      put(`shell/${version}/${entry}.assets.json`, JSON.stringify(scriptOf(`${entry}.${version}.js`)));
    for (const file of [`main.${version}.js`, `standalone.${version}.js`, 'embed.js', 'service-worker.js'])
      put(`shell/${version}/${file}`, script);
  }
  put('mf-giftcard/2.0.0/remoteEntry.aa.js', script);
  putRemote('mf-giftcard', '2.0.0', [{ path: '/redeem-gift-card', chrome: 'bare', footer: false }]);
  const paths = ['/home', '/about/store', '/coupon/:id', '/user/myCoupon'];
  putRemote('mf-offers', '1.0.0', [
    ...paths.map((of) => ({ path: of })),
    { path: '/shop', flag: 'shopPlatform' },
  ]);
  putRemote(
    'mf-offers',
    '1.1.0',
    [...paths, '/new/:part/page'].map((of) => ({ path: of })),
  );
}

here("Debian's nginx on the configuration that is made for it", () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  const upstream = http.createServer((request, response) => {
    response.writeHead(200, { 'X-Content-Type-Options': 'never', 'Cache-Control': 'no-store' });
    response.end(`upstream ${request.url ?? ''}`);
  });

  beforeAll(async () => {
    if (!nginxPath())
      throw new Error('nginx is missing: install nginx-light and libnginx-mod-http-brotli-static.');
    putReleases();
    const storage = new FolderStorage(releases);
    const deployments = new Deployments(storage, 'production');
    await deployments.promote('shell', '1.0.0');
    await deployments.promote('shell', '1.1.0');
    await deployments.promote('mf-giftcard', '2.0.0');
    await deployments.promote('mf-offers', '1.0.0');
    const upstreamPort = addresses.partner.port;
    await new Promise<void>((resolve) => upstream.listen(upstreamPort, '127.0.0.1', resolve));
    const configuration = await writeNginx({
      addresses,
      profile: 'A',
      releases: new ReleaseStore(storage),
      deployments,
      partners: { read: () => Promise.resolve(partners) },
      releasesFolder: releases,
      output: path.join(folder, 'nginx'),
      apiUpstream: `http://127.0.0.1:${upstreamPort}`,
    });
    writeSitemap(path.join(folder, 'nginx', 'site'), { 'sitemap.xml': '<a/>', 'sitemap-1.xml': '<b/>' });
    nginx = await startNginx(configuration, folder, addresses.shell.port);
  });

  afterAll(async () => {
    await nginx.stop();
    upstream.close();
    fs.rmSync(folder, { recursive: true });
  });

  test('it has nothing to warn of', () => {
    expect(nginx.said()).toBe('');
  });

  test('a form that no worker takes is answered with 303, whatever its size', async () => {
    const share = (method: string) =>
      fetch(`${site}/share_receipt`, {
        ...{ method, redirect: 'manual' },
        ...(method === 'POST' ? { body: new Uint8Array(3_000_000) } : {}),
      });
    const answer = await share('POST');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/transaction/create?shared=again',
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await share('GET')).status).toBe(404);
  });

  const rows: [string, Surface, string, string | null][] = [
    ['/home', 'page', site, null],
    ['/home?locale=zh-Hant', 'page', site, null],
    ['/coupon/1001?from=list', 'page', site, null],
    ['/browser-support', 'page', site, null],
    ['/login_callback?token=X', 'token-page', site, null],
    ['/unsubscribe_email?token=X', 'token-page', site, null],
    ['/redeem-gift-card?code=X', 'gift-card-page', site, null],
    ['/user/myCoupon?partner=harbour-mall', 'embedded-page', site, 'harbour-mall'],
    ['/user/myCoupon?partner=new-shop', 'embedded-page', site, 'new-shop'],
    ['/user/myCoupon?partner=inline-only', 'embedded-page', site, 'inline-only'],
    ['/user/myCoupon?partner=nobody', 'embedded-page', site, 'nobody'],
    ['/assets/main.1.1.0.js', 'asset', site, null],
    ['/assets/icon.svg', 'asset', site, null],
    ['/embed.js', 'embed-script', site, null],
    ['/service-worker.js', 'service-worker', site, null],
    ['/web-manifest/zh-Hant.webmanifest', 'document', site, null],
    ['/robots.txt', 'document', site, null],
    ['/sitemap.xml', 'document', site, null],
    ['/sitemap-1.xml', 'document', site, null],
    ['/deployment.json', 'document', site, null],
    ['/embed/settings.json?partner=harbour-mall', 'document', site, null],
    ['/mf-giftcard/2.0.0/remoteEntry.aa.js', 'release', remotes, null],
  ];

  test.each(rows)('%s has exactly the headers of the row %s', async (address, surface, origin, partner) => {
    const answer = await fetch(origin + address);
    expect(answer.status).toBe(200);
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
    const facts = siteFacts({
      services: profile.services,
      remoteOrigins: [addresses.remotes.origin],
      developerOrigins: [],
      integrity: true,
    });
    const { ancestors } = framingOf(partners, partner);
    const row = headersFor(surface, { ...facts, nonce, ancestors });
    for (const [name, value] of Object.entries(row))
      expect([name, answer.headers.get(name)]).toEqual([name, value]);
  });

  test('the nonce of a page has 128 bits, is in the page and in the policy, and is never the same twice', async () => {
    const visit = async () => {
      const answer = await fetch(`${site}/home`);
      const inPolicy = new Set(
        (answer.headers.get('content-security-policy') ?? '').match(/(?<='nonce-)[^']+/g),
      );
      const inPage = new Set((await answer.text()).match(/(?<=nonce=")[^"]+/g));
      expect(inPage).toEqual(inPolicy);
      expect(inPage.size).toBe(1);
      return [...inPage][0];
    };
    const nonces = [await visit(), await visit(), await visit()];
    expect(new Set(nonces).size).toBe(3);
    for (const nonce of nonces) expect(nonce).toMatch(/^[\da-f]{32}$/);
  });

  test.each([
    ['/mf-gift-shop2/1.0.0/app.js', 200],
    ['/mf-Gift/1.0.0/app.js', 404],
    ['/other/1.0.0/app.js', 404],
  ])('releases are served below names of remotes: %s %i', async (address, status) => {
    const file = path.join(releases, address);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, 'script');
    expect((await fetch(remotes + address)).status).toBe(status);
  });

  test.each(['/maps/mf-giftcard/2.0.0/remoteEntry.aa.js.map.gz', '/deployments/production.json'])(
    '%s is not for browsers',
    async (address) => {
      const file = path.join(releases, address);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      if (!fs.existsSync(file)) fs.writeFileSync(file, 'sources');
      for (const origin of [site, remotes]) {
        const answer = await fetch(origin + address);
        expect(await answer.text()).not.toContain('sources');
      }
      expect((await fetch(remotes + address)).status).toBe(404);
    },
  );

  test.each([
    ['br', '.br'],
    ['gzip', '.gz'],
    ['identity', ''],
  ])('a script for a browser that takes %s is the file that was made before', async (encoding, ending) => {
    const files = [
      [`${site}/assets/main.1.1.0.js`, 'shell/1.1.0/main.1.1.0.js'],
      [`${remotes}/mf-giftcard/2.0.0/remoteEntry.aa.js`, 'mf-giftcard/2.0.0/remoteEntry.aa.js'],
    ];
    for (const [address = '', file = ''] of files) {
      const { headers, body } = await raw(address, { 'Accept-Encoding': encoding });
      expect(body.equals(fs.readFileSync(path.join(releases, file + ending)))).toBe(true);
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(headers.vary).toContain('Accept-Encoding');
    }
  });

  test('a page is compressed on its way, and the gift-card page starts the program that stands alone', async () => {
    const { headers, body } = await raw(`${site}/redeem-gift-card`, { 'Accept-Encoding': 'gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/html; charset=utf-8' });
    expect(zlib.gunzipSync(body).toString()).toContain('/assets/standalone.1.1.0.js');
  });

  test.each([
    ['/about/store?locale=zh-Hant', 'zh-Hant'],
    ['/about/store?locale=fr', 'en'],
    ['/about/store', 'en'],
  ])('the document of %s is in %s', async (address, language) => {
    expect(await (await fetch(site + address)).text()).toContain(`<html lang="${language}">`);
  });

  test('a sitemap is XML, and files that a shorter one no longer has are removed', async () => {
    const answer = await fetch(`${site}/sitemap-1.xml`);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await answer.text()).toBe('<b/>');
    writeSitemap(path.join(folder, 'nginx', 'site'), { 'sitemap.xml': '<c/>' });
    expect(await (await fetch(`${site}/sitemap.xml`)).text()).toBe('<c/>');
    expect((await fetch(`${site}/sitemap-1.xml`)).status).toBe(404);
  });

  /** What both servers say; the other address keeps the connection from one with an older configuration. */
  const statusOf = async (address: string) => (await raw(site + address, { Connection: 'close' })).status;

  test.each([
    ...['/', '/home', '/home/', '/home?id=1', '/about', '/user/', '/coupon/1001', '/coupon/%E7%A4%BC'],
    ...['/login_callback', '/redeem-gift-card', '/browser-support', '/user/myCoupon?partner=harbour-mall'],
    ...[
      '/HOME',
      '/unknown/path',
      '/coupon',
      '/coupon/1/more',
      '/shop',
      '/homes',
      '/new/1/page',
      '/index.php',
    ],
    ...['/unknown/path?partner=harbour-mall', '/unknown/path?locale=zh-Hant', '/%2e%2e/etc', '/user/none'],
  ])('%s has the status of the local site', async (address) => {
    const manifest = await new Deployments(new FolderStorage(releases), 'production').manifest(
      new ReleaseStore(new FolderStorage(releases)),
      addresses.remotes.origin,
    );
    const { pathname } = new URL(address, site);
    expect(await statusOf(address)).toBe(hasPage(pathname, manifest, profile.flags) ? 200 : 404);
  });

  test.each([
    ['/unknown/path', '/home', "'self'"],
    ['/unknown/path?locale=zh-Hant', '/home?locale=zh-Hant', "'self'"],
    ['/unknown/path?partner=harbour-mall', '/user/myCoupon?partner=harbour-mall', mall],
  ])('%s answers 404 with the page of %s, its headers and a nonce', async (address, known, ancestor) => {
    const [answer, other] = await Promise.all([raw(site + address, {}), raw(site + known, {})]);
    expect([answer.status, other.status]).toEqual([404, 200]);
    const plain = ({ headers, body }: typeof answer) => {
      const policy = String(headers['content-security-policy']);
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
      expect(body.toString()).toContain(`nonce="${nonce}"`);
      return JSON.stringify([{ ...headers, date: '' }, body.toString()]).replaceAll(nonce, '');
    };
    expect(plain(answer)).toBe(plain(other));
    expect(answer.headers['content-security-policy']).toContain(ancestor);
  });

  test('an open page of the shell before still finds its chunks', async () => {
    expect((await fetch(`${site}/assets/main.1.0.0.js`)).status).toBe(200);
  });

  test.each([
    ['site', '/assets/none.js'],
    ['site', '/.embedded'],
    ['host of the remotes', '/mf-giftcard/2.0.0/none.js'],
    ['host of the remotes', '/deployments/production.json'],
    ['host of the remotes', '/'],
  ])('on the %s there is no %s, and that response is not cached', async (place, address) => {
    const { status, headers } = await raw((place === 'site' ? site : remotes) + address, {});
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['server']).toBe('nginx');
  });

  test.each([
    ['that partner', mall, mall],
    ['a stranger', 'https://evil.example', null],
  ])('settings for a partner and the manifest, requested by a page of %s', async (_, origin, readable) => {
    for (const address of ['/embed/settings.json?partner=harbour-mall', '/deployment.json']) {
      const answer = await fetch(site + address, { headers: { Origin: origin } });
      expect(answer.headers.get('access-control-allow-origin')).toBe(readable);
      expect(answer.headers.get('vary')).toContain('Origin');
    }
    const other = await fetch(`${site}/embed/settings.json?partner=pier-outlet`, {
      headers: { Origin: origin },
    });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    expect((await fetch(`${site}/embed/settings.json?partner=nobody`)).status).toBe(404);
  });

  test.each([
    ['harbour-mall', 'frame', mall],
    ['pier-outlet', 'inline', 'https://pier-outlet.example'],
    ['harbour-mall', 'inline', 'https://evil.example'],
    ['new-shop', 'frame', 'http://localhost:3000'],
    ['new-shop', 'inline', 'http://localhost:3000.evil.example'],
    ["';alert(1);'", 'frame', mall],
    ['nobody', 'frame', mall],
  ])('the check of %p, %s, at %p answers as the site of a developer does', async (id, mode, origin) => {
    const query = new URLSearchParams({ partner: id, mode }).toString();
    const answer = await fetch(`${site}/embed/check.js?${query}`, { headers: { Origin: origin } });
    expect(await answer.text()).toBe(checkScript(checkPage(partners, { id, mode, origin })));
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  const keepSetup = () => {
    keepNginxSetup('production', {
      addresses,
      profile: 'A',
      releasesFolder: releases,
      output: path.join(folder, 'nginx'),
      apiUpstream: `http://127.0.0.1:${addresses.partner.port}`,
      reload: `kill -HUP $(cat ${folder}/nginx.pid)`,
    });
  };

  test('a route that comes with a release has a page from its first devices on, and none after its withdrawal', async () => {
    jest.spyOn(console, 'log').mockImplementation();
    keepSetup();
    const storage = new FolderStorage(releases);
    const deployments = new Deployments(storage, 'production');
    const until = async (status: number) => {
      await releasePlace.wentLive?.('production');
      while ((await statusOf('/new/1/page')) !== status)
        await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await until(404);
    await deployments.rollOut('mf-offers', '1.1.0', { percent: 10 });
    await until(200);
    await deployments.rollOut('mf-offers', '1.1.0', { percent: 0 });
    await until(404);
  });

  test('a partner that is registered while it runs is allowed after the command, and not after its removal', async () => {
    const command = (...args: string[]) =>
      runLine(
        partnersRow(() => undefined),
        [...args, '--environment', 'production', '--storage', registry],
      );
    keepSetup();
    await (await openRegistry('production', registry)).change((all) => all);
    const origin = 'https://late.example';
    // An open connection keeps the configuration that it began with.
    const check = async () => {
      const address = `${site}/embed/check.js?partner=late-shop&mode=frame`;
      return (await raw(address, { Origin: origin, Connection: 'close' })).body.toString();
    };
    const until = async (answer: 'id' | 'allowed') => {
      while ((await check()) !== checkScript(answer)) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await until('id');
    await command('add', 'late-shop', '--origin', origin);
    await until('allowed');
    await command('remove', 'late-shop');
    await until('id');
  });

  test('the API behind it gets the headers of its row in place of its own, and keeps its caching', async () => {
    const answer = await fetch(`${api}/levels?locale=en`);
    expect(await answer.text()).toBe('upstream /levels?locale=en');
    for (const [name, value] of Object.entries(apiHeaders))
      expect([name, answer.headers.get(name)]).toEqual([name, value]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

/** An answer as it came over the wire. */
function raw(address: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const request = http.get(address, { headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          });
        });
      });
      request.on('error', reject);
    },
  );
}
