import { expect, test } from '../../harness/test';
import { editManifest } from './edited-manifest';

test('a remote that is disabled has a panel, and comes back with Try again; header and other pages work', async ({
  site,
  page,
}) => {
  let disabled = true;
  await editManifest(page, site.origin, (manifest) => {
    const stores = manifest.remotes['mf-stores'];
    return { ...manifest, remotes: { ...manifest.remotes, 'mf-stores': { ...stores, disabled } } };
  });
  await site.open('/about/store');
  const panel = page.getByRole('alert');
  await expect(panel).toContainText('MRW-117');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
  await page.goBack();
  await expect(panel).toContainText('MRW-117');
  disabled = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Store directory' })).toBeVisible();
  await expect(panel).toHaveCount(0);
});
