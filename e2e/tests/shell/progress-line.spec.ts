import type { Locator } from '@playwright/test';
import { desktop, phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';

/** Pixels between the line and what is drawn next above and below it, in its own column. */
const spaceAround = (line: Locator) =>
  line.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const boxes = [...document.querySelectorAll('header, main *')].flatMap((other) => {
      const box = other.getBoundingClientRect();
      const { backgroundColor, borderTopWidth } = getComputedStyle(other);
      const drawn = borderTopWidth !== '0px' || !backgroundColor.endsWith(', 0)') || other.tagName === 'A';
      const beside = box.right <= left || box.left >= right || box.height === 0;
      return !drawn || beside || element.contains(other) || other.contains(element) ? [] : box;
    });
    return {
      above: Math.min(...boxes.filter((box) => box.top < top).map((box) => top - box.bottom)),
      below: Math.min(...boxes.filter((box) => box.bottom > bottom).map((box) => box.top - bottom)),
    };
  });

for (const [name, device] of Object.entries({ desktop, phone }))
  test.describe(name, () => {
    test.use(device);

    for (const path of ['/home', '/user/myTicket', '/transaction', '/about/store'])
      test(`the line of ${path}, while it is read again, touches neither the card below it nor what is above`, async ({
        site,
        page,
        stack,
      }) => {
        await site.logInAs('demo-level2', path);
        const main = page.getByRole('main');
        const refresh = main.getByRole('button', { name: /^Refresh/ }).first();
        await expect(refresh).toBeEnabled();
        const line = main.getByRole('progressbar', { name: 'Updating' }).first();
        // The line of the first reading, which stays a while.
        await expect(line).toBeHidden();
        let answer = () => {};
        const answered = new Promise<void>((resolve) => {
          answer = resolve;
        });
        await page.route(`${stack.addresses.api.origin}/**`, async (route) => {
          await answered;
          await route.continue();
        });
        await refresh.click();
        await expect(line).toBeVisible();
        const { above, below } = await spaceAround(line);
        // On a phone, where head and content stand closer together, it is in the middle of 8 px.
        const space = name === 'phone' ? 3 : 8;
        expect(above).toBeGreaterThanOrEqual(space);
        expect(below).toBeGreaterThanOrEqual(space);
        answer();
        await expect(line).toBeHidden();
      });
  });
