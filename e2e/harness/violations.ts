import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Node = { any: { id: string; data: unknown }[] };

/** A target that the bar at the edge of a screen covers in part: it scrolls out from under it. */
const isUnderEdge = ({ any }: Node) =>
  any.some(
    ({ id, data }) => id === 'target-size' && JSON.stringify(data ?? {}).includes('partiallyObscured'),
  );

type Options = Parameters<AxeBuilder['options']>[0];

/**
 * What axe finds: WCAG 2.2 A and AA, with the size of targets, and best practices.
 *
 * @param parts selectors; the whole page with its frames when there are none
 */
export async function violations(page: Page, ...parts: readonly string[]): Promise<readonly string[]> {
  // It copies style sheets of a shadow root into an empty document, whose policy refuses them; only
  // css-orientation-lock reads them.
  const inShadow = (await page.locator('member-wallet').count()) > 0;
  const axe = axeOf(page, {
    rules: { 'target-size': { enabled: true } },
    ...(inShadow ? { preload: false } : {}),
  });
  for (const part of parts) axe.include(part);
  return faultsOf(page, axe);
}

/** Those of them that can change when the same page is drawn in other colours. */
export const colourViolations = (page: Page): Promise<readonly string[]> =>
  faultsOf(page, axeOf(page, { runOnly: ['color-contrast', 'link-in-text-block'] }));

/**
 * Only frames of other sites need the page of its own that axe opens; and addresses of what is right cost as
 * much as the rules.
 */
const axeOf = (page: Page, options: Options) =>
  new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'], ...options });

async function faultsOf(page: Page, axe: AxeBuilder): Promise<readonly string[]> {
  // A dialog that is still fading in has the colours of what lies behind it.
  for (const frame of page.frames()) {
    await expect(frame.locator('[data-entering]')).toHaveCount(0);
    await frame.evaluate(atRest);
  }
  const { violations: found } = await axe.analyze();
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
