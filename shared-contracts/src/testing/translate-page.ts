/**
 * Does to the document what the page translation of a browser does: every text is in two `font` elements of the
 * browser, and so is every text that comes later. It needs nothing outside of itself: browser tests send it to a page.
 *
 * @returns a function that ends it
 */
export function translatePage(): () => void {
  const html = 'http://www.w3.org/1999/xhtml';
  const untranslated = 'script, style, svg, font, [translate="no"]';
  const translateIn = (root: Node | null) => {
    if (!root) return;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(untranslated)) continue;
      const inner = document.createElementNS(html, 'font');
      inner.textContent = text.data;
      const outer = document.createElementNS(html, 'font');
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translateIn(document.body);
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node.isConnected && node.nodeName !== 'FONT')
        translateIn(node instanceof Element ? node : node.parentNode);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
  };
}
