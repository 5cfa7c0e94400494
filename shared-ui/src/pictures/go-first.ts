import { whenPainted } from './when-painted';

/** Milliseconds after which the others wait no longer. */
const patience = 3_000;

const mark = 'data-first-picture';
const first = new Set<HTMLImageElement>();
const waiting = new Set<() => void>();

/**
 * Gives a picture the connection for itself: until it is painted or has failed, the pictures of the page that
 * load lazily stay hidden, which keeps their place and does not load them (`picture.module.css`).
 *
 * @returns a function that ends it
 */
export function goFirst(image: HTMLImageElement): () => void {
  const page = image.ownerDocument.documentElement;
  const end = () => {
    clearTimeout(limit);
    stop();
    image.removeEventListener('error', end);
    first.delete(image);
    page.toggleAttribute(mark, first.size > 0);
    if (first.size === 0) for (const then of [...waiting]) then();
  };
  const limit = setTimeout(end, patience);
  first.add(image);
  page.toggleAttribute(mark, true);
  image.addEventListener('error', end);
  const stop = whenPainted(image, end);
  return end;
}

/**
 * Calls back once, as soon as no picture has the connection for itself; at once when none has.
 *
 * @returns a function that ends the wait
 */
export function afterFirstPicture(then: () => void): () => void {
  const once = () => {
    waiting.delete(once);
    then();
  };
  if (first.size === 0) then();
  else waiting.add(once);
  return () => {
    waiting.delete(once);
  };
}
