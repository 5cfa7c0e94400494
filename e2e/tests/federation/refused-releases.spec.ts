import type { DeploymentManifest } from '@mrw/shared-contracts/manifest';
import { contractVersion } from '@mrw/shared-contracts/version';
import { expect, test } from '../../harness/test';
import { editManifest, withRemote } from './edited-manifest';
import { panelOf, recordsOf } from './expect-alive';

type Live = DeploymentManifest['remotes'][string];
type Descriptor = Live['descriptor'];

const stores = '/about/store';
const heading = { level: 1, name: 'Store directory' } as const;
const refusedByTheBrowser = /Failed to find a valid digest in the 'integrity' attribute/;
const [major = 1, minor = 0] = contractVersion.split('.').map(Number);

const described = (change: (descriptor: Descriptor) => Partial<Descriptor>) => (live: Live) => ({
  ...live,
  descriptor: { ...live.descriptor, ...change(live.descriptor) },
});

const needs = (shared: Record<string, string>, contract?: string) =>
  described((descriptor) => ({
    shared: { ...descriptor.shared, ...shared },
    ...(contract ? { contract } : {}),
  }));

const refusals: readonly (readonly [string, (live: Live) => unknown, string])[] = [
  ['React one minor newer than the host has', needs({ react: '^19.99.0' }), 'MRW-106'],
  ['React one major newer', needs({ react: '^20.0.0' }), 'MRW-106'],
  ['a module without a provider', needs({ 'left-pad': '^1.0.0' }), 'MRW-106'],
  ['the next minor version of the contract', needs({}, `^${major}.${minor + 1}.0`), 'MRW-102'],
  ['the next major version of the contract', needs({}, `^${major + 1}.0.0`), 'MRW-102'],
];

for (const [name, change, code] of refusals)
  test(`a remote that needs ${name} is refused before a byte of its code is fetched`, async ({
    site,
    page,
  }) => {
    const asked: string[] = [];
    await editManifest(page, site.origin, (manifest) => withRemote(manifest, 'mf-stores', change));
    await site.open('/home');
    await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
    page.on('request', (request) => {
      if (/\/mf-stores\/.*\.js/.test(request.url())) asked.push(request.url());
    });
    await site.follow(stores);
    await expect(panelOf(page)).toContainText(code);
    expect(asked).toEqual([]);
    expect(await recordsOf(page)).toContain(`"code":"${code}","remote":"mf-stores"`);
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
  });

test('a remote that was built for the contract before, or takes an older React as well, runs', async ({
  site,
  page,
}) => {
  await editManifest(page, site.origin, (manifest) =>
    withRemote(manifest, 'mf-stores', needs({ react: '^18.0.0 || ^19.0.0' }, `^${major}.${minor - 1}.0`)),
  );
  await site.open(stores);
  await expect(page.getByRole('heading', heading)).toBeVisible();
});

const wrong = `sha384-${'A'.repeat(64)}`;

/** Files of the remote: its entry, the chunk of its first page, and one of a later page with its own style sheet. */
const files: readonly (readonly [string, (descriptor: Descriptor) => string, string])[] = [
  ['entry', ({ entry }) => entry, stores],
  ['chunk', ({ exposes }) => exposes['./app']?.[0] ?? '', stores],
  [
    'chunk with the style sheet of a later page',
    ({ integrity }) => Object.keys(integrity).find((file) => file.includes('store-detail')) ?? '',
    '/storeDetail/1',
  ],
];

for (const [name, fileOf, path] of files)
  test(`the hash of the ${name} is wrong, missing or that of another file: refused, the shell works`, async ({
    site,
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(refusedByTheBrowser);
    let way = '';
    await editManifest(page, site.origin, (manifest) =>
      withRemote(
        manifest,
        'mf-stores',
        described((descriptor) => {
          const file = fileOf(descriptor);
          if (!descriptor.integrity[file]) throw new Error(`The ${name} has no hash to begin with.`);
          const others = Object.fromEntries(
            Object.entries(descriptor.integrity).filter(([other]) => other !== file),
          );
          const [other = wrong] = Object.values(others);
          if (way === 'missing') return { integrity: others };
          return { integrity: { ...descriptor.integrity, [file]: way === 'wrong' ? wrong : other } };
        }),
      ),
    );
    for (const next of ['wrong', 'missing', 'swapped'])
      await test.step(next, async () => {
        way = next;
        await site.open(path);
        await expect(panelOf(page)).toContainText(/MRW-1(?:03|04|2[23])/);
        expect(await recordsOf(page)).toContain('"remote":"mf-stores"');
        await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
        await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
      });
  });
