/** Milliseconds after which the others wait no longer. */
const patience = 3_000;

const mark = 'data-first-picture';
const first = new Set<HTMLImageElement>();

/**
 * Gives a picture the connection for itself: until it is painted or has failed, the pictures of the page that load lazily stay hidden,
 * which keeps their place and does not load them (`picture.module.css`).
 *
 * @returns a function that ends it
 */
export function goFirst(image: HTMLImageElement): () => void {
  if (image.complete) return () => undefined;
  const page = image.ownerDocument.documentElement;
  const end = () => {
    clearTimeout(limit);
    image.removeEventListener('load', afterPaint);
    image.removeEventListener('error', end);
    first.delete(image);
    page.toggleAttribute(mark, first.size > 0);
  };
  const afterPaint = () => {
    requestAnimationFrame(() => setTimeout(end));
  };
  const limit = setTimeout(end, patience);
  first.add(image);
  page.toggleAttribute(mark, true);
  image.addEventListener('load', afterPaint);
  image.addEventListener('error', end);
  return end;
}
