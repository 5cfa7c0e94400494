/** The elements around the remotes, from the outside in. */
export type Frame = {
  body: HTMLElement;
  root: HTMLElement;
  site: HTMLElement;
  /** Children of the site, in their order. */
  children: readonly Element[];
};

/** @returns null outside of a document */
export function frameOf(site: HTMLElement): Frame | null {
  const root = site.parentElement;
  const body = root?.parentElement;
  return root && body ? { body, root, site, children: Array.from(site.children) } : null;
}

/** Header and footer, where the page has them. */
export const edgesOf = ({ children }: Frame): Element[] =>
  children.filter(({ localName }) => localName === 'header' || localName === 'footer');

/**
 * Puts what was removed back into its place, with its listeners, and shows what was hidden.
 *
 * @returns what was damaged, for the report
 */
export function healFrame(frame: Frame): string[] {
  const { body, root, site, children } = frame;
  const damaged: string[] = [];
  const putBack = (element: Element, parent: Element, next?: Element | null) => {
    if (element.parentNode === parent) return;
    parent.insertBefore(element, next ?? null);
    damaged.push(`${element.id || element.localName} removed`);
  };
  putBack(body, document.documentElement);
  putBack(root, body, body.firstElementChild);
  putBack(site, root, root.firstElementChild);
  children.forEach((child, index) => {
    const isPart = ['header', 'main', 'footer'].includes(child.localName);
    const next = children.slice(index + 1).find(({ parentNode }) => parentNode === site);
    if (isPart) putBack(child, site, next);
  });
  for (const edge of edgesOf(frame))
    for (const name of hiding)
      if (edge.hasAttribute(name)) {
        edge.removeAttribute(name);
        damaged.push(`${edge.localName} hidden`);
      }
  return damaged;
}

/** Attributes by which an element disappears; the site sets none of them on header and footer. */
export const hiding = ['style', 'hidden'];
