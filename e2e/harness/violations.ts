import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  for (const part of parts) axe.include(part);
  const { violations: found } = await axe.analyze();
  return found
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isUnderEdge(node)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
