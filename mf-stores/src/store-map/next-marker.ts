import type { Point } from './viewport';

const directions: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

/** The direction of an arrow key on the screen; undefined for other keys. */
export const directionOf = (key: string): Point | undefined => directions.get(key);

/** A marker aside counts as twice as far. */
const aside = 2;

/**
 * The nearest marker in a direction, at most 45° aside of it.
 *
 * @returns its index; null when there is none
 */
export function nextMarker(markers: readonly Point[], from: Point, direction: Point): number | null {
  let nearest: number | null = null;
  let least = Infinity;
  for (const [index, marker] of markers.entries()) {
    const [x, y] = [marker.x - from.x, marker.y - from.y];
    const ahead = x * direction.x + y * direction.y;
    const beside = Math.abs(x * direction.y - y * direction.x);
    const distance = ahead + aside * beside;
    if (ahead <= 0 || beside > ahead || distance >= least) continue;
    nearest = index;
    least = distance;
  }
  return nearest;
}
