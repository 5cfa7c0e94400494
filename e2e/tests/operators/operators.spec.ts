import fs from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { remote, startOperatorsStack, token, versions, type OperatorsStack } from '../../harness/operators';
import { violations } from '../../harness/violations';

const test = base.extend<object, { operators: OperatorsStack }>({
  operators: [
    async ({}, use, { parallelIndex }) => {
      const stack = await startOperatorsStack(parallelIndex);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const home = ({ origin }: OperatorsStack) => `${origin}/?token=${token}`;

test('without the token nothing is shown, and with it the address does not keep it', async ({
  page,
  operators,
}) => {
  await page.goto(`${operators.origin}/packages/${remote}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Token');
  await expect(page.getByText(versions.live)).toBeHidden();
  await page.getByLabel('Token').fill('wrong');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('alert')).toContainText('not the token');
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is live');
  expect(page.url()).toBe(`${operators.origin}/`);
});

test('a package shows its plan with the evidence, charts with a table behind, codes, size and history', async ({
  page,
  operators,
}) => {
  await page.goto(home(operators));
  await expect(page.getByRole('listitem').filter({ hasText: remote })).toContainText(
    '25 % of the devices, then 100 %',
  );
  await page.getByRole('link', { name: remote }).first().click();
  const evidence = page.getByRole('table', { name: 'Canary compared with live' });
  await expect(evidence.getByRole('row', { name: /^errors after the start \d+ of \d+/ })).toBeVisible();
  await expect(page.getByText(/^withdraw: errors after the start/)).toBeVisible();
  const chart = page.getByRole('img', { name: /^Visits with an error\. Last values: .*1\.2\.0 .*1\.3\.0/ });
  await expect(chart).toBeVisible();
  await page.getByText('Figures: Visits with an error').click();
  const figures = page.getByRole('table', { name: 'Visits with an error, %' });
  await expect(figures.getByRole('columnheader', { name: versions.canary })).toBeVisible();
  await expect(
    page.getByRole('row', {
      name: /^MRW-123 \d+ mf-stores 1\.2\.0, mf-stores 1\.3\.0 The remote threw later/,
    }),
  ).toBeVisible();
  const causes = page.getByRole('table', { name: `Causes in ${versions.canary}` });
  await expect(causes).toContainText('mf-stores/src/stores/opening.ts:2');
  await expect(page.getByText(/^types \(12\.5 s\), lint .*; commit a1b2c3d4a1b2/)).toBeVisible();
  await expect(page.getByText(/^16\.6 kB of \d+\.\d kB$/).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /the release desk rollout/ })).toBeVisible();
});

test('an action asks first, says what the command says, and is in the history with its author', async ({
  page,
  operators,
}) => {
  await page.goto(home(operators));
  await page.goto(`${operators.origin}/packages/${remote}`);
  await page.getByLabel('Reason').fill("the store's hours are wrong");
  await page.getByRole('button', { name: 'Disable …' }).click();
  await expect(page.getByLabel('The command')).toHaveText(
    `npm run release -- disable ${remote} '--reason=the store'\\''s hours are wrong' --environment production`,
  );
  expect(operators.isDisabled()).toBe(false);
  await page.getByRole('button', { name: 'Do it in production' }).click();
  await expect(page.getByRole('status')).toHaveText(`${remote} is disabled in production`);
  expect(operators.isDisabled()).toBe(true);
  await page.getByRole('link', { name: `Back to ${remote}` }).click();
  await expect(
    page.getByText(/^Disabled since .* by a browser test: the store's hours are wrong/),
  ).toBeVisible();
  await expect(
    page.getByRole('row', { name: /a browser test disable .* the store's hours are wrong/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Enable …' }).click();
  await page.getByRole('button', { name: 'Do it in production' }).click();
  await expect(page.getByRole('status')).toHaveText(`${remote} ${versions.live} is live in production`);
});

test('what was changed elsewhere meanwhile is not changed again', async ({ page, operators }) => {
  await page.goto(home(operators));
  await page.goto(`${operators.origin}/confirm?action=disable&package=${remote}`);
  const other = await page.context().newPage();
  for (const action of ['disable', 'enable']) {
    await other.goto(`${operators.origin}/confirm?action=${action}&package=${remote}`);
    await other.getByRole('button', { name: 'Do it in production' }).click();
    await expect(other.getByRole('status')).toContainText(remote);
  }
  await page.getByRole('button', { name: 'Do it in production' }).click();
  await expect(page.getByRole('alert')).toContainText('changed meanwhile, so nothing was done');
  expect(operators.isDisabled()).toBe(false);
});

test('a form of another page is refused, also one on this machine', async ({ page, operators }) => {
  await page.goto(home(operators));
  const other = operators.origin.replace('127.0.0.1', 'localhost');
  await page.route(`${other}/trap`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${operators.origin}/act"><input name="action" value="disable"><input name="package" value="${remote}"><button>Win</button></form>`,
    }),
  );
  await page.goto(`${other}/trap`);
  await page.getByRole('button', { name: 'Win' }).click();
  await expect(page.getByText('This form came from another page.')).toBeVisible();
  expect(operators.isDisabled()).toBe(false);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test(`${colorScheme}, ${width} px: axe finds nothing and nothing is cut off`, async ({
      browser,
      operators,
    }) => {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.goto(home(operators));
      for (const path of ['/', `/packages/${remote}`, `/confirm?action=rollback&package=${remote}`]) {
        await page.goto(operators.origin + path);
        for (const summary of await page.locator('summary').all()) await summary.click();
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      expect(errors).toEqual([]);
      await context.close();
    });

test('by keyboard: from the first key to the question of an action', async ({ page, operators }) => {
  await page.goto(home(operators));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: remote }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(remote);
  await page.getByRole('button', { name: 'Withdraw the canary …' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`rollback ${remote}?`);
});

const guide = new URL('../../../docs/guides/operating.md', import.meta.url);

/** What a line of the guide says to do. */
const steps: Readonly<
  Record<string, (page: Page, text: string, operators: OperatorsStack) => Promise<unknown>>
> = {
  open: (page, name, { origin }) => page.goto(`${origin}/packages/${name}`),
  see: (page, text) => expect(page.getByRole('main')).toContainText(text, { useInnerText: true }),
  press: (page, name) =>
    page
      .getByRole('button', { name })
      .or(page.getByRole('link', { name, exact: true }))
      .click(),
};

// The last one: it withdraws the canary that the others look at.
test('the steps of docs/guides/operating.md: an inquiry, a withdrawal and a plan', async ({
  page,
  operators,
}) => {
  const [, block = ''] = /```operators\n([\s\S]*?)```/.exec(fs.readFileSync(guide, 'utf8')) ?? [];
  const lines = block.trim().split('\n');
  expect(lines.length).toBeGreaterThan(10);
  await page.goto(home(operators));
  for (const line of lines)
    await test.step(line, async () => {
      const [, does = '', text = ''] = /^(\w+) +(.+)$/.exec(line) ?? [];
      const step = steps[does];
      if (!step) throw new Error(`${line} is no step.`);
      await step(page, text, operators);
    });
});
