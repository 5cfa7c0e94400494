/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { remoteDeclaration, type DeploymentManifest } from '@mrw/shared-contracts/manifest';
import { matchRoutes } from 'react-router-dom';
import { root } from '../../process/root';
import { robots } from './robots';

const declarations = fs
  .readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .map((name) =>
    remoteDeclaration.parse(JSON.parse(fs.readFileSync(path.join(root, name, 'remote.json'), 'utf8'))),
  );

const manifest = (environment: string) =>
  ({
    environment,
    remotes: Object.fromEntries(declarations.map((descriptor) => [descriptor.name, { descriptor }])),
  }) as unknown as DeploymentManifest;

const text = robots('https://site.test', manifest('production'));
/** Whether the file forbids an address, as RFC 9309 reads it. */
const isRefused = (address: string) =>
  [...text.matchAll(/^Disallow: (.+)$/gm)].some(([, rule = '']) =>
    new RegExp(
      `^${rule
        .split('*')
        .map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`))
        .join('.*')}`,
    ).test(address),
  );

test('only the site of production may be searched', () => {
  expect(robots('https://site.test', manifest('staging'))).toBe('User-agent: *\nDisallow: /\n');
  expect(text).toContain('\nSitemap: https://site.test/sitemap.xml\n');
});

test.each([
  '/home',
  '/home?locale=zh-Hant',
  '/offer/LATEST',
  '/offer/Food?id=3&locale=en',
  '/campaign/101?locale=en',
  '/about/store?locale=zh-Hans',
  '/storeDetail/1',
])('%s may be searched', (address) => {
  expect(isRefused(address)).toBe(false);
});

test.each([
  '/about/store?sf_brand=3',
  '/about/store?locale=en&sf_brand=3',
  '/home?partner=harbour-mall',
  '/campaign/101?locale=en&partner=x',
  '/login_callback?token=X',
  '/unsubscribe_email?token=X',
  '/redeem-gift-card?code=X',
  '/user/myCard',
])('%s may not', (address) => {
  expect(isRefused(address)).toBe(true);
});

test('every page of members is refused, and no other page', () => {
  const routes = declarations.flatMap(({ routes: own }) => own);
  for (const { path: pattern, protected: isOfMembers, chrome } of routes) {
    const address = pattern.replace(/:\w+/g, '1');
    const best = matchRoutes(routes, address)?.[0]?.route;
    expect([address, isRefused(address)]).toEqual([
      address,
      (best?.protected ?? isOfMembers) || chrome === 'bare',
    ]);
  }
});
