import { isBehindDrawnView } from '../../basics/viewport/behind-drawn-view';
import { whenPainted } from './when-painted';

/** Maximum delay of the other pictures in milliseconds. */
const timeout = 3_000;

const mark = 'data-first-picture';
const first = new Set<HTMLImageElement>();
const waiting = new Set<() => void>();

/**
 * Gives a picture the whole connection: until it is painted or has failed, lazy pictures of the page stay hidden,
 * which reserves their space and does not load them (`picture.module.css`).
 *
 * @returns a function that ends it
 */
export function goFirst(image: HTMLImageElement): () => void {
  const page = image.ownerDocument.documentElement;
  if (isBehindDrawnView()) return () => undefined;
  const end = () => {
    clearTimeout(limit);
    stop();
    image.removeEventListener('error', end);
    first.delete(image);
    page.toggleAttribute(mark, first.size > 0);
    if (first.size === 0) for (const then of [...waiting]) then();
  };
  const limit = setTimeout(end, timeout);
  first.add(image);
  page.toggleAttribute(mark, true);
  image.addEventListener('error', end);
  const stop = whenPainted(image, end);
  return end;
}

/**
 * Calls back once, when no picture has the connection for itself; at once when none has.
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
