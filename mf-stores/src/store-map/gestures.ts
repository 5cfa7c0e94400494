import type { Point } from './viewport';

export type Gestures = {
  /** In pixels. */
  onMove(by: Point): void;
  /** @param by steps of zoom; the place at `at` stays */
  onZoom(by: number, at: Point): void;
};

/** Less is a press, in pixels. */
const slack = 6;
/** Steps of zoom for each pixel of the wheel. */
const wheelStep = 0.01;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * Drag with one pointer, zoom with two or with the wheel and Ctrl, which is also the pinch of a trackpad. A wheel alone
 * scrolls the page. What was dragged is not pressed.
 *
 * @returns a function that ends it
 */
export function followGestures(map: HTMLElement, { onMove, onZoom }: Gestures): () => void {
  const pointers = new Map<number, Point>();
  let dragged = false;
  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = map.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) dragged = false;
    if (pointers.size < 2) pointers.set(event.pointerId, at(event));
  };
  const move = (event: PointerEvent) => {
    const from = pointers.get(event.pointerId);
    const to = at(event);
    if (!from || (!dragged && distance(from, to) < slack)) return;
    if (!dragged) map.setPointerCapture(event.pointerId);
    dragged = true;
    pointers.set(event.pointerId, to);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) {
      onMove({ x: to.x - from.x, y: to.y - from.y });
      return;
    }
    const before = middle(from, other);
    const after = middle(to, other);
    onMove({ x: after.x - before.x, y: after.y - before.y });
    onZoom(Math.log2(Math.max(distance(to, other), 1) / Math.max(distance(from, other), 1)), after);
  };
  const up = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
  };
  const click = (event: MouseEvent) => {
    // A press of a key has no detail.
    if (dragged && event.detail > 0) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    onZoom(-event.deltaY * wheelStep, at(event));
  };

  map.addEventListener('pointerdown', down);
  map.addEventListener('pointermove', move);
  map.addEventListener('pointerup', up);
  map.addEventListener('pointercancel', up);
  map.addEventListener('click', click, true);
  map.addEventListener('wheel', wheel, { passive: false });
  return () => {
    map.removeEventListener('pointerdown', down);
    map.removeEventListener('pointermove', move);
    map.removeEventListener('pointerup', up);
    map.removeEventListener('pointercancel', up);
    map.removeEventListener('click', click, true);
    map.removeEventListener('wheel', wheel);
  };
}
