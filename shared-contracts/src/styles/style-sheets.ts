/** The style sheets of one build; a later chunk adds its own. */
export interface StyleSheets {
  readonly all: readonly string[];
  /** @returns a function that ends the subscription */
  onAdded(listener: (css: string) => void): () => void;
}

/**
 * Adds the style sheets of a build to one mount root, a page or a shadow root.
 *
 * @param target `document.head` or an element inside a shadow root
 * @param nonce of the page's content security policy
 * @returns a function that removes them
 */
export function attachStyleSheets(target: Node, sheets: StyleSheets, nonce?: string): () => void {
  const elements: HTMLStyleElement[] = [];
  const add = (css: string) => {
    const element = document.createElement('style');
    if (nonce) element.setAttribute('nonce', nonce);
    element.textContent = css;
    target.appendChild(element);
    elements.push(element);
  };
  sheets.all.forEach(add);
  const end = sheets.onAdded(add);
  return () => {
    end();
    for (const element of elements) element.remove();
  };
}

/** For remotes without styles of their own, and for tests. */
export const noStyleSheets: StyleSheets = { all: [], onAdded: () => () => undefined };
