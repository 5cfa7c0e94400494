import { type Page } from '@playwright/test';
import { expect } from './expect';
import type axe from 'axe-core';
import { runAxe } from './axe';

type Node = { any: { id: string; data: unknown }[] };

/** A target that the bar at the edge of a screen covers in part: it scrolls out from under it. */
const isUnderEdge = ({ any }: Node) =>
  any.some(
    ({ id, data }) => id === 'target-size' && JSON.stringify(data ?? {}).includes('partiallyObscured'),
  );

/**
 * What axe finds: WCAG 2.2 A and AA, with the size of targets, and best practices.
 *
 * @param parts selectors; the whole page with its frames when there are none
 */
export async function violations(page: Page, ...parts: readonly string[]): Promise<readonly string[]> {
  // It copies style sheets of a shadow root into an empty document, whose policy refuses them; only
  // css-orientation-lock reads them.
  const inShadow = (await page.locator('member-wallet').count()) > 0;
  const options = {
    rules: { 'target-size': { enabled: true } },
    ...(inShadow ? { preload: false } : {}),
  };
  return faultsOf(page, options, parts);
}

/** Those of them that can change when the same page is drawn in other colours. */
export const colourViolations = (page: Page): Promise<readonly string[]> =>
  faultsOf(page, { runOnly: ['color-contrast', 'link-in-text-block'] });

async function faultsOf(
  page: Page,
  options: axe.RunOptions,
  parts: readonly string[] = [],
): Promise<readonly string[]> {
  // A dialog that is still fading in has the colours of what lies behind it.
  for (const frame of page.frames()) {
    await expect(frame.locator('[data-entering]')).toHaveCount(0);
    await frame.evaluate(atRest);
  }
  const found = await runAxe(page, options, parts);
  return found
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isUnderEdge(node)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Runs in the page: what has an end has reached it. A waiting line or skeleton goes on for ever. */
const atRest = async () => {
  const running = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    );
  await Promise.allSettled(running.map(({ finished }) => finished));
};
