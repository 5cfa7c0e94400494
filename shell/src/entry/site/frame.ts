/** An element around the remotes, and where it belongs. */
type Placed = { element: Element; parent: Element | null; next: Element | null };

/** What was added to the elements around the remotes, and the remote that was active then. */
export const addedBy = new WeakMap<Node, string>();

/** The elements around the remotes, from the outside in. */
export type Frame = readonly Placed[];

/** The site with what contains it, and its header, content and footer, as they are now. */
export const frameOf = (site: Element): Frame =>
  [
    document.body,
    site.parentElement,
    site,
    ...Array.from(site.children).filter(({ localName }) => /^(header|main|footer)$/.test(localName)),
  ].flatMap((element) =>
    element ? { element, parent: element.parentElement, next: element.nextElementSibling } : [],
  );

/** Header and footer, where the page has them. */
export const edgesOf = (frame: Frame): Element[] =>
  frame.map(({ element }) => element).filter(({ localName }) => /^(header|footer)$/.test(localName));

/** Attributes by which an element disappears; the site sets none of them on header and footer. */
export const hiding = ['style', 'hidden'];

/**
 * Puts what was removed back into its place, with its listeners, and shows what was hidden.
 *
 * @returns what was damaged, for the report
 */
export function healFrame(frame: Frame): string[] {
  const damaged: string[] = [];
  // Backwards: an element is put before the one that follows it.
  for (const { element, parent, next } of frame.slice().reverse())
    if (parent && element.parentElement !== parent) {
      parent.insertBefore(element, next?.parentElement === parent ? next : null);
      damaged.push(`${element.localName} removed`);
    }
  for (const edge of edgesOf(frame))
    for (const name of hiding)
      if (edge.hasAttribute(name)) {
        edge.removeAttribute(name);
        damaged.push(`${edge.localName} hidden`);
      }
  return damaged;
}
