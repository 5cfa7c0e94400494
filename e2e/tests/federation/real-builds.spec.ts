import { contractVersion } from '@mrw/shared-contracts/version';
import { changedCopy, descriptorOf, release, withdraw } from '../../harness/releases';
import { everything } from '../../harness/everything';
import { expect, test } from '../../harness/test';
import { editManifest, withRemote } from './edited-manifest';
import { panelOf } from './expect-alive';

test.describe.configure({ timeout: 240_000 });

const [major = 1, minor = 0] = contractVersion.split('.').map(Number);

const needs = (module: string, range: string) => `"needs": { "${module}": "${range}" }, "exposes"`;
const speaks = (range: string) => `"contract": "${range}"`;

/** What the team changes in `remote.json`, and what becomes of the page. */
const cases: readonly (readonly [string, RegExp, string, string | null])[] = [
  ['React one minor newer', /"exposes"/, needs('react', '^19.99.0'), 'MRW-106'],
  ['React one major newer', /"exposes"/, needs('react', '^20.0.0'), 'MRW-106'],
  ['the React that the host has', /"exposes"/, needs('react', '^19.3.0'), null],
  ['the contract before', /"contract": "[^"]+"/, speaks(`^${major}.${minor - 1}.0`), null],
  ['the contract after', /"contract": "[^"]+"/, speaks(`^${major}.${minor + 1}.0`), 'MRW-102'],
];

// With `npm run faults`: each is a build of its own. What is refused is tested with edited descriptors
// in refused-releases.spec.ts.
for (const [index, [name, place, text, code]] of everything ? cases.entries() : [])
  test(`mf-stores built for ${name} ${code ? `is refused with ${code}` : 'runs'}`, async ({
    site,
    page,
    stack,
  }) => {
    const version = `9.${20 + index}.${test.info().workerIndex}`;
    const folder = changedCopy('mf-stores', `stores-${version}`, {
      file: 'remote.json',
      edit: (json) => json.replace(place, text),
    });
    try {
      release(stack.environment, 'publish', 'mf-stores', version, '--folder', folder);
      const descriptor = descriptorOf('mf-stores', version);
      // Past the commands, which would not let it through.
      await editManifest(page, site.origin, (manifest) =>
        withRemote(manifest, 'mf-stores', () => ({
          version,
          base: `${site.stack.addresses.remotes.origin}/mf-stores/${version}/`,
          descriptor,
        })),
      );
      await site.open('/about/store');
      if (code) await expect(panelOf(page)).toContainText(code);
      else await expect(page.getByRole('heading', { level: 1, name: 'Store directory' })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
    } finally {
      withdraw('mf-stores', version);
    }
  });
