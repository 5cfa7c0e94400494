import type { Fault } from '../../harness/sandbox';
import { expect, test } from '../../harness/test';

const answer = (body: unknown, status = 200) => ({ mode: 'answer' as const, value: { status, body } });
const cut = {
  mode: 'answer_after' as const,
  value: { status: 200, body: { id: '101', name: 'Voucher' }, cut: true },
};

type Row = { path: string; call: string; fault: Pick<Fault, 'mode' | 'value'>; content: string | RegExp };
const campaign = { path: '/campaign/101', call: 'GET /campaigns/101', content: 'Harbour Coffee Voucher' };
const rows: Record<string, Row> = {
  'a campaign that is refused': { ...campaign, fault: { mode: 'status', value: 403 } },
  'a campaign whose answer is cut off': { ...campaign, fault: cut },
  'a campaign of wrong types': { ...campaign, fault: answer({ id: '101', name: 7, tags: 'new' }) },
  'a store of wrong types': {
    path: '/storeDetail/1',
    call: 'GET /stores/1',
    fault: answer({ id: '1', name: 'Pier', subcategories: 'none' }),
    content: /Harbour Coffee/,
  },
};

for (const [name, { path, call, fault, content }] of Object.entries(rows))
  test(`${name} is not called gone, and is there after one press when the fault is over`, async ({
    site,
    page,
    sandbox,
  }) => {
    await site.logInAs('demo-level2', '/user/myCard');
    await sandbox.fault({ match: call, times: 20, ...fault });
    await site.open(path);
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page.getByText(/not available any more|could not find this/)).toHaveCount(0);
    await sandbox.clearFaults();
    await retry.click();
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible();
    await expect(retry).toHaveCount(0);
  });

test('the activity log says that claims could not be read, and reads them after one press', async ({
  site,
  page,
  sandbox,
}) => {
  await site.logInAs('demo-level2', '/user/myCard');
  await sandbox.fault({ match: 'GET /customers/*/transactions?', mode: 'status', value: 403, times: 20 });
  await site.open('/activity_log');
  const line = page.getByRole('alert').filter({ hasText: 'Your claims could not be read.' });
  await expect(line).toBeVisible();
  await sandbox.clearFaults();
  await line.getByRole('button', { name: 'Try again' }).click();
  await expect(line).toHaveCount(0);
});

test('the next entries of the activity log that are refused are said, and follow after one press', async ({
  site,
  page,
  sandbox,
}) => {
  await site.logInAs('demo-level2', '/user/myCard');
  await sandbox.fault({ match: 'activity_logs*=2&', mode: 'status', value: 403, times: 20 });
  await site.open('/activity_log');
  const entries = page.getByRole('main').getByRole('row');
  await expect(entries.nth(2)).toBeVisible();
  const before = await entries.count();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const line = page.getByRole('alert').filter({ hasText: 'The next ones could not be read.' });
  await expect(line).toBeVisible();
  await sandbox.clearFaults();
  await line.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => entries.count()).toBeGreaterThan(before);
});
