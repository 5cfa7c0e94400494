import { remoteDeclaration } from '@mrw/shared-contracts/manifest';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { desktop } from '../../harness/devices';
import { beforeRemote, followLeftovers, leftovers } from '../../harness/leftovers';
import { sitePages } from '../../harness/site-pages';
import { expect, test } from '../../harness/test';
import { violations } from '../../harness/violations';
import { panelOf } from './expect-alive';

test.use({ ...desktop, contextOptions: { reducedMotion: 'reduce' } });

const wanted = (process.env['MRW_FIRST_PAGES'] ?? '').split(',').filter(Boolean);
const owners = [...new Set(sitePages.map(({ owner }) => owner))].filter((owner) =>
  wanted.length > 0 ? wanted.includes(owner) : owner.startsWith('mf-'),
);

/** What was released before is not judged again: it has to work. */
const isReleased = process.env['MRW_FIRST_PAGES_OF'] === 'releases';

// `release publish` runs it for a release that is about to be published, and `npm run compatibility` with earlier ones.
for (const owner of owners)
  test(`the first page of ${owner} is shown in the shell, without an error and without a fault that axe finds`, async ({
    site,
    page,
  }) => {
    const first = sitePages.find((one) => one.owner === owner);
    const { path = '', protected: forMembers } = first ?? {};
    if (forMembers) await site.logInAs('demo-level2', path);
    else await site.open(path);
    const remote = page.locator(`[data-remote="${owner}"]`);
    await expect(remote.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])')).toHaveCount(
      0,
    );
    await expect(panelOf(page)).toBeHidden();
    if (!isReleased) expect(await violations(page)).toEqual([]);
  });

const declarationOf = (owner: string) =>
  remoteDeclaration.parse(
    JSON.parse(
      fs.readFileSync(fileURLToPath(new URL(`../../../${owner}/remote.json`, import.meta.url)), 'utf8'),
    ),
  );

// A page without the frame of the site ends with its document.
for (const owner of owners.filter((name) => !isReleased && declarationOf(name).routes[0]?.chrome !== 'bare'))
  test(`${owner} leaves no listener, timer, element or global behind but those that it declares`, async ({
    site,
    page,
  }) => {
    const { path = '', protected: forMembers } = sitePages.find((one) => one.owner === owner) ?? {};
    const elsewhere = '/no-such-page';
    await followLeftovers(page, owner);
    if (forMembers) await site.logInAs('demo-level2', elsewhere);
    else await site.open(elsewhere);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await beforeRemote(page);
    await site.follow(path);
    await expect(page.locator(`[data-remote="${owner}"]`).getByRole('heading').first()).toBeVisible();
    await site.follow(elsewhere);
    await expect(page.locator('[data-remote]')).toHaveCount(0);
    await expect.poll(() => leftovers(page)).toEqual(declarationOf(owner).leaves ?? []);
  });
