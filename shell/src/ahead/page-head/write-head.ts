import { headMark, type HeadTag } from '@mrw/shared-contracts/page-meta/head-tags';

/** Puts the elements in the place of those of the page before, and of those of the document. */
export function writeHead(page: Document, tags: readonly HeadTag[]): void {
  for (const before of page.querySelectorAll(`[${headMark}]`)) before.remove();
  for (const { name, attributes, text } of tags) {
    const element = page.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    element.setAttribute(headMark, '');
    if (text !== undefined) element.textContent = text;
    page.head.append(element);
  }
}
