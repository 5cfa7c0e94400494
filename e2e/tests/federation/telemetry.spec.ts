import { personalData } from '../../harness/personal';
import { expect, test } from '../../harness/test';
import { panelOf } from './expect-alive';

const down = /\/mf-stores\//;

test('a failed remote, load times and vitals arrive with versions and without the query of the page', async ({
  site,
  page,
  sandbox,
}) => {
  await page.route(down, (route) => route.abort());
  await site.open('/about/store?token=secret-of-the-visitor');
  await expect(panelOf(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
  const rows = async () => JSON.stringify(await sandbox.get('/sandbox/telemetry'));
  await expect.poll(rows, { timeout: 15_000 }).toMatch(/"code":"MRW-103".*/);
  await expect.poll(rows, { timeout: 15_000 }).toContain('"kind":"load"');
  const text = await rows();
  expect(text).toMatch(/"path":"\/about\/store"/);
  expect(text).toMatch(/"contract":"\^1\.\d+\.\d+"/);
  expect(text).toMatch(/"bucket":\d+/);
  expect(text).not.toContain('secret-of-the-visitor');
});

test.describe('a visitor who rejects what is not essential', () => {
  test.use({ consent: 'essential' });

  test('sends nothing', async ({ site, page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/telemetry')) sent.push(request.url());
    });
    await page.route(down, (route) => route.abort());
    await site.open('/about/store');
    await expect(panelOf(page)).toBeVisible();
    // By now it would be ready to send (start-telemetry.ts), and would send what waited when the page is left.
    await page.waitForTimeout(3_000);
    await site.open('/home');
    await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
    expect(sent).toEqual([]);
  });
});

test('support sees the version of every remote in the page', async ({ site, page }) => {
  await site.open('/home');
  await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
  const versions = await page.evaluate(() => JSON.stringify(Reflect.get(window, '__mrw')));
  for (const remote of ['mf-offers', 'mf-stores', 'mf-wallet', 'mf-account', 'mf-giftcard'])
    expect(versions).toMatch(new RegExp(`"${remote}":\\{"version":"\\d+\\.\\d+\\.\\d+`));
});

// After every test of this suite the harness looks at its records in this way.
test('personal data in a record are found, whatever field they are in', () => {
  const personalIn = personalData([
    { uid: '1002', login: 'demo-level2', contact: 'ada@example.com · 91234567' },
  ]);
  const row = (record: object) => ({ code: 'MRW-123', record });
  const harmless = [
    row({
      path: '/coupon/:id',
      detail: 'Cannot read a of http://localhost:8081/mf-stores/1.0.0/app.1a2b3c4d5e6f7a8b9c.js',
    }),
    row({ path: '/home', detail: 'waited 8000 ms [mail] [number]' }),
  ];
  expect(personalIn(harmless)).toEqual([]);
  const personal = [
    row({ path: '/user/1002' }),
    row({ detail: 'no coupon of demo-level2' }),
    row({ detail: 'call 91234567' }),
    row({ detail: 'ada@example.com' }),
    row({ detail: 'eyJhbGciOiJIUzI1NiJ9.x' }),
    row({ page: 'http://localhost:8080/unsubscribe?token=x' }),
    row({ detail: 'from 203.0.113.9' }),
  ];
  expect(personalIn(personal)).toHaveLength(personal.length);
});
