import { cleanAttributes } from './clean-attributes';

/** A bar without an end in sight: something loads. One with a value is part of the page. */
export const loading = '[role=progressbar]:not([aria-valuenow])';

/** What is no part of a first view: programs, frames, messages, loading bars, and what waits for data. */
export const removed = [
  'script,style,link,meta,base,title,template,noscript,iframe,frame,frameset,object,embed,applet,canvas,portal',
  'plaintext,xmp,foreignObject,animate,animateMotion,animateTransform,set',
  `[data-react-aria-top-layer],${loading},[role=dialog],[role=alertdialog],[role=alert],dialog`,
  '.first-frame,[data-not-drawn]',
].join();

export type CleanView = {
  markup: string;
  /** Declarations of inline styles by the class that stands for them. */
  inlineStyles: Readonly<Record<string, string>>;
};

/** Declarations that cannot end their rule or load anything. */
const harmless = /^(?!.*(?:url\(|expression\(|@import))[^<>{}\\]*$/is;

/**
 * The markup of an element's content without anything that runs: it is a copy, the element stays as it is.
 *
 * @param prefix of its ids
 * @param isStyled whether a style sheet names a class: others are left out
 * @throws Error when a browser would read the markup differently from what it was written of
 */
export function cleanView(
  root: Element,
  prefix: string,
  isStyled: (name: string) => boolean = () => true,
): CleanView {
  const copy = root.ownerDocument.implementation.createHTMLDocument('').importNode(root, true);
  const styles = new Map<string, string>();
  const classOf = (style: string) => {
    if (!harmless.test(style)) return null;
    const known = styles.get(style) ?? `${prefix}s${styles.size + 1}`;
    styles.set(style, known);
    return known;
  };
  for (const element of [...copy.querySelectorAll(removed)]) element.remove();
  removeComments(copy);
  for (const element of [...copy.querySelectorAll('*')]) {
    if (element.localName.includes('-') || element.hasAttribute('is')) element.remove();
    else {
      // The attribute itself stays: a rule may ask for any class.
      for (const name of [...element.classList]) if (!isStyled(name)) element.classList.remove(name);
      cleanAttributes(element, prefix, classOf);
    }
  }
  const markup = asRead(copy.innerHTML);
  const read = new DOMParser().parseFromString(`<div>${markup}</div>`, 'text/html').body.firstElementChild;
  if (read?.innerHTML !== markup) throw new Error('the markup changes when it is read again');
  return {
    markup,
    inlineStyles: Object.fromEntries([...styles].map(([style, name]) => [name, style])),
  };
}

/** Ends of lines, and the one character that no document can contain, as a browser reads them. */
// eslint-disable-next-line no-control-regex -- texts of an API may contain it
const asRead = (text: string) => text.replace(/\r\n?/g, '\n').replace(/\u0000/g, '');

function removeComments(root: Node): void {
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker?.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}
