/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { PartnerRegistry } from '../release/partners/registry';
import { Deployments } from '../release/deployments';
import { ReleaseStore } from '../release/release-store';
import { FolderStorage } from '../release/storage/folder-storage';
import { after, ask, differenceRequests, putScript, unpacked } from '../verify/testing/difference-requests';
import { nginxPath, startNginx } from '../verify/testing/nginx-server';
import { writeNginx } from './nginx/nginx-action';
import { startSite } from './site/site-server';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-differences-'));
const releasesFolder = path.join(folder, 'releases');
/** Below the ports that the system gives to outgoing connections, which begin at 32,768. */
const portsOf = (first: number) =>
  readAddresses({ MRW_PORT_OFFSET: String(first + (process.pid % 100) * 10) });
const storage = new FolderStorage(releasesFolder);
const common = {
  profile: 'A',
  releases: new ReleaseStore(storage),
  releasesFolder,
  deployments: new Deployments(storage, 'production', { by: 'ops' }),
} as const;

type Served = { addresses: ReturnType<typeof readAddresses>; start(): Promise<{ stop(): Promise<void> }> };

const site: Served = {
  addresses: portsOf(13_000),
  start: () =>
    startSite({
      ...common,
      addresses: site.addresses,
      partners: new PartnerRegistry(storage, 'partners'),
      publicFolder: path.join(folder, 'public'),
    }),
};

const nginx: Served = {
  addresses: portsOf(12_000),
  start: async () => {
    const configuration = await writeNginx({
      ...common,
      addresses: nginx.addresses,
      partners: { read: () => Promise.resolve({}) },
      output: path.join(folder, 'nginx'),
      apiUpstream: 'http://127.0.0.1:9',
    });
    const server = await startNginx(configuration, folder, nginx.addresses.shell.port);
    return {
      stop: async () => {
        await server.stop();
        expect(server.said()).toBe('');
      },
    };
  },
};

beforeAll(async () => {
  const shell = path.join(releasesFolder, 'shell/1.0.0');
  fs.mkdirSync(shell, { recursive: true });
  fs.mkdirSync(path.join(folder, 'public'));
  fs.writeFileSync(path.join(folder, 'public/icon.svg'), '<svg/>');
  fs.writeFileSync(
    path.join(shell, 'descriptor.json'),
    JSON.stringify({ schema: 1, name: 'shell', version: '1.0.0', contract: '1.2.0', shared: {} }),
  );
  for (const entry of ['main', 'standalone', 'inline-wallet'])
    fs.writeFileSync(
      path.join(shell, `${entry}.assets.json`),
      JSON.stringify({ scripts: [], integrity: {} }),
    );
  await putScript(releasesFolder, 'shell/1.0.0/20015.aaaaaaa2.js', 'shell');
  await putScript(releasesFolder, 'shell/1.0.0/dialog.aaaaaaa2.js', null);
  await putScript(releasesFolder, 'mf-stores/files/2a30000002.js', 'mf-stores');
  await putScript(releasesFolder, 'mf-stores/files/app.00000000a2.js', null);
  await common.deployments.promote('shell', '1.0.0');
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

// In the full test run it is required; locally it may be missing, and the list of tests reports it.
const withNginx = nginxPath() !== null || process.env['CI'] ? describe : describe.skip;
const [first] = differenceRequests;

for (const [name, which, served] of [
  ['the local site', describe, site],
  ["Debian's nginx", withNginx, nginx],
] as const)
  which(name, () => {
    const { shell, remotes } = served.addresses;
    const shellOrigin = `http://127.0.0.1:${shell.port}`;
    const remotesOrigin = `http://127.0.0.1:${remotes.port}`;
    let running: { stop(): Promise<void> };
    beforeAll(async () => {
      running = await served.start();
    });
    afterAll(() => running.stop());

    const scripts = [
      [`${shellOrigin}/assets/20015.aaaaaaa2.js`, '/assets/20015.*.js'],
      [`${remotesOrigin}/mf-stores/files/2a30000002.js`, '/mf-stores/files/2a3*.js'],
    ] as const;

    describe.each(scripts)('%s', (address, match) => {
      test.each(differenceRequests)('%s gets the right bytes', async (_, asked, encoding) => {
        const answer = await ask(address, asked);
        const { status, headers } = answer;
        expect([200, 206]).toContain(status);
        expect(headers).toMatchObject({
          'content-type': 'text/javascript; charset=utf-8',
          'use-as-dictionary': `match="${match}"`,
          vary: 'Accept-Encoding, Available-Dictionary',
          'access-control-allow-origin': '*',
        });
        // nginx has ranges and encodes nothing for HTTP/1.0; the local site has none and does.
        if (asked.version !== '1.0') expect(headers['content-encoding'] ?? null).toBe(encoding);
        if (asked.method === 'HEAD') expect(answer.body).toHaveLength(0);
        else if (status === 200) expect((await unpacked(answer)).equals(after)).toBe(true);
        else expect(answer.body).toHaveLength(100);
      });
    });

    test.each([
      `${shellOrigin}/assets/dialog.aaaaaaa2.js`,
      `${remotesOrigin}/mf-stores/files/app.00000000a2.js`,
    ])('%s, whose difference is missing, comes whole', async (address) => {
      const answer = await ask(address, first?.[1] ?? {});
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-encoding': 'br',
        vary: 'Accept-Encoding, Available-Dictionary',
        'use-as-dictionary': expect.stringMatching(/^match="\/[a-z0-9./-]+\*\.js"$/),
      });
      expect((await unpacked(answer)).equals(after)).toBe(true);
    });

    test.each([
      [`${shellOrigin}/assets/icon.svg`, 200],
      [`${shellOrigin}/assets/30000.aaaaaaa2.js`, 404],
      [`${remotesOrigin}/mf-stores/files/3b30000002.js`, 404],
    ])('%s, which is no script or is not there, is no dictionary: %i', async (address, status) => {
      const answer = await ask(address, first?.[1] ?? {});
      expect(answer.status).toBe(status);
      expect(answer.headers).not.toHaveProperty('use-as-dictionary');
      expect(answer.headers['content-encoding']).not.toBe('dcz');
    });
  });

withNginx("Debian's nginx, from outside", () => {
  let running: { stop(): Promise<void> };
  beforeAll(async () => {
    running = await nginx.start();
  });
  afterAll(() => running.stop());

  test.each([
    ['/.difference', nginx.addresses.shell.port],
    ['/.difference', nginx.addresses.remotes.port],
    ['/differences/mf-stores/list.json', nginx.addresses.remotes.port],
  ])('does not serve %s (%i)', async (address, port) => {
    expect((await ask(`http://127.0.0.1:${port}${address}`, first?.[1] ?? {})).status).toBe(404);
  });
});
