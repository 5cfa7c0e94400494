import type { CDPSession, Page } from '@playwright/test';
import * as z from 'zod/mini';

/** Controls of one name and several goals, and why that is right. */
const exceptions: readonly { name: RegExp; because: string }[] = [];

const landmarks =
  /^(?:banner|main|navigation|contentinfo|complementary|search|form|dialog|alertdialog|RootWebArea)$/;

type Control = { name: string; landmark: string; goal: string; visible: readonly string[] };

/**
 * Links and buttons that cannot be told apart by their name, and those whose name does not begin with what is seen
 * (WCAG 2.4.4, 2.5.3), as the accessibility tree of the browser has them. A button is a goal of its own.
 */
export async function nameFaults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const controls = await controlsOf(session);
  await session.detach();
  const goals = new Map<string, Set<string>>();
  for (const { landmark, name, goal } of controls) {
    if (exceptions.some((one) => one.name.test(name))) continue;
    const key = `${landmark}: "${name}"`;
    goals.set(key, (goals.get(key) ?? new Set()).add(goal));
  }
  return [
    ...[...goals].filter(([, { size }]) => size > 1).map(([key, { size }]) => `${size} goals in ${key}`),
    ...controls
      .filter((control) => !isSaidInOrder(control))
      .map(({ name, visible }) => `seen "${visible.join(' ')}", named "${name}"`),
  ];
}

/** What is seen is in the name, in its order, and its first part begins it. */
function isSaidInOrder({ name, visible }: Control): boolean {
  const said = plain(name);
  let from = 0;
  return visible.map(plain).every((text, index) => {
    const at = said.indexOf(text, from);
    from = at + text.length;
    return index === 0 ? at === 0 : at >= 0;
  });
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

async function controlsOf(session: CDPSession): Promise<Control[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  type Node = (typeof nodes)[number];
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (value: Node['name']) => (typeof value?.value === 'string' ? value.value : '');
  const landmarkOf = (node: Node): string => {
    if (landmarks.test(textOf(node.role))) return `${textOf(node.role)} ${textOf(node.name)}`;
    const parent = byId.get(node.parentId ?? '');
    return parent ? landmarkOf(parent) : '';
  };
  const found = nodes.filter((node) => !node.ignored && /^(?:link|button)$/.test(textOf(node.role)));
  return Promise.all(
    found.map(async (node) => {
      const { href, visible } = await seen(session, node.backendDOMNodeId);
      return { name: textOf(node.name), landmark: landmarkOf(node), goal: href || node.nodeId, visible };
    }),
  );
}

const seenSchema = z.object({ href: z.string(), visible: z.array(z.string()) });

/** Where a link leads, and the texts of a control that are seen and have letters. */
async function seen(session: CDPSession, backendNodeId: number | undefined) {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: String(function (this: HTMLElement) {
      const walker = document.createTreeWalker(this, NodeFilter.SHOW_TEXT);
      const isSeen = (element: Element | null): boolean =>
        element === null ||
        (element.getBoundingClientRect().width > 1 && (element === this || isSeen(element.parentElement)));
      const visible: string[] = [];
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        if (!parentElement?.checkVisibility({ checkVisibilityCSS: true }) || !isSeen(parentElement)) continue;
        if (/\p{L}/u.test(textContent ?? '')) visible.push(textContent ?? '');
      }
      return { visible, href: this instanceof HTMLAnchorElement ? this.href : '' };
    }),
    returnByValue: true,
  });
  return seenSchema.parse(result.value);
}
