/** A point in the text of a view: the number of characters before it. */
type Place = { container: Node; offset: number };

/**
 * The selected text of the drawn view, as a function that selects the same text of the real one. React divides texts
 * into other nodes than a document does, so the characters of an element are counted.
 */
export function selectionIn(page: Window, drawn: HTMLElement, real: HTMLElement): (() => void) | null {
  const selection = page.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const start = twinPlace({ container: startContainer, offset: startOffset }, drawn, real);
  const end = twinPlace({ container: endContainer, offset: endOffset }, drawn, real);
  if (!start || !end) return null;
  return () => {
    selection.setBaseAndExtent(start.container, start.offset, end.container, end.offset);
  };
}

/** The same place: in the element with the same tag and text, of several equal ones that with the same number. */
function twinPlace({ container, offset }: Place, drawn: HTMLElement, real: HTMLElement): Place | null {
  const element = container.nodeType === Node.TEXT_NODE ? container.parentElement : null;
  if (!element || !drawn.contains(element)) return null;
  const alike = (view: HTMLElement) =>
    [...view.querySelectorAll(element.tagName)].filter(
      (other) => other.textContent === element.textContent && other.getClientRects().length > 0,
    );
  const twin = alike(real)[alike(drawn).indexOf(element)];
  return twin ? placeIn(twin, lengthBefore(element, container) + offset) : null;
}

const textsOf = (element: Element) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  return texts;
};

const lengthOf = (text: Node) => text.nodeValue?.length ?? 0;

function lengthBefore(element: Element, text: Node): number {
  const texts = textsOf(element);
  return texts.slice(0, texts.indexOf(text)).reduce((sum, before) => sum + lengthOf(before), 0);
}

function placeIn(element: Element, characters: number): Place | null {
  let left = characters;
  for (const text of textsOf(element)) {
    if (left <= lengthOf(text)) return { container: text, offset: left };
    left -= lengthOf(text);
  }
  return null;
}
