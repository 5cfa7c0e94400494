import { buildTimes, changedCopy, release, withdraw } from '../../harness/releases';
import { expect, test } from '../../harness/test';
import { inTurn, pages, type RemotePage } from './pages';

test.describe.configure({ timeout: 240_000 });

type Change = { file: string; heading: string };

/** A heading of each remote's page, and where its text is. */
const changes: Readonly<Record<RemotePage['remote'], Change>> = {
  'mf-offers': { file: 'src/screens/home/strings.ts', heading: 'Featured offers' },
  'mf-stores': { file: 'src/store-directory/strings.ts', heading: 'Store directory' },
  'mf-wallet': { file: 'src/coupon-list/strings.ts', heading: 'My coupons' },
  'mf-account': { file: 'src/profile/member-card/strings.ts', heading: 'My card' },
  'mf-giftcard': { file: 'src/redemption/strings.ts', heading: 'Redeem gift card' },
};

const changed = 'Changed by its team';

for (const { remote, path } of inTurn)
  test(`a second version of ${remote} goes live by the deployment manifest alone, and back again`, async ({
    site,
    page,
    stack,
  }) => {
    const { file, heading } = changes[remote];
    const version = `9.0.${test.info().workerIndex}`;
    const headingOf = (name: string) => page.getByRole('heading', { name, exact: true }).first();
    if (path.startsWith('/user/')) await site.logInAs('demo-level2', path);
    else await site.open(path);
    await expect(headingOf(heading)).toBeVisible();
    const before = buildTimes();
    const folder = changedCopy(remote, `${remote}-${version}`, {
      file,
      edit: (text) => text.replace(`'${heading}'`, `'${changed}'`),
    });
    try {
      release(stack.environment, 'publish', remote, version, '--folder', folder);
      await page.reload();
      await expect(headingOf(heading)).toBeVisible();

      release(stack.environment, 'promote', remote, version);
      await page.reload();
      await expect(headingOf(changed)).toBeVisible();

      const after = buildTimes();
      // Other tests may release other versions of it at the same time.
      const others = pages.map((page) => page.remote).filter((name) => name !== remote);
      for (const [built, time] of Object.entries(before))
        if (['shell', ...others].some((name) => built.startsWith(`var/releases/${name}/`)))
          expect(after[built], built).toBe(time);

      release(stack.environment, 'rollback', remote);
      await page.reload();
      await expect(headingOf(heading)).toBeVisible();
    } finally {
      withdraw(remote, version);
    }
  });
