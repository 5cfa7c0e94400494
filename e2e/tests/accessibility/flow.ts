import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../harness/test';
import { violations } from '../../harness/violations';

const everything = Boolean(process.env['MRW_ACCESSIBILITY']);
const inEvery = ['log in and log out', 'buy a coupon', 'claim a receipt with a photo'];

/** A flow by keyboard alone; `npm test` takes those that meet the most kinds of controls. */
export const flow = (name: string, run: Parameters<typeof test>[2]) => {
  if (everything || inEvery.includes(name)) test(`by keyboard alone: ${name}`, run);
};

export const bannerOf = (page: Page): Locator => page.getByRole('banner');

/** In the audit axe reads what the flow has opened too. */
export const readsWell = async (page: Page) => {
  if (everything) expect(await violations(page)).toEqual([]);
};
