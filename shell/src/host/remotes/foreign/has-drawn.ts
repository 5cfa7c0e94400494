const pictures = 'img, svg, canvas, video';
const busy = '[aria-busy="true"], progress, [role="progressbar"]';

/** Whether text or a picture is to be seen in an element, and nothing that says that more is to come. */
export function hasDrawn(element: HTMLElement): boolean {
  const roots = rootsBelow(element);
  const visible = (selector: string) =>
    roots.some((root) => [...root.querySelectorAll(selector)].some(hasArea));
  return !visible(busy) && (visible(pictures) || roots.some(hasText));
}

/** The element and every open shadow root below it. */
function rootsBelow(root: ParentNode): ParentNode[] {
  const shadows = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [root, ...shadows.flatMap(rootsBelow)];
}

const hasText = (root: ParentNode) => textsIn(root).some(hasArea);

/** Elements with text of their own, without those that never show it. */
function textsIn(root: ParentNode): Element[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Element[] = [];
  while (walker.nextNode()) {
    const { data, parentNode } = walker.currentNode as Text;
    const holder = parentNode instanceof ShadowRoot ? parentNode.host : parentNode;
    if (data.trim() !== '' && holder instanceof Element) found.push(holder);
  }
  return found;
}

/** A style sheet and what is not displayed have none. */
function hasArea(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
