import type { Point } from './viewport';

/** A place of the map with what stands there. */
export type Spot<Item> = { item: Item; point: Point };
/** Items that would overlap on the screen, at their middle. */
export type Cluster<Item> = { items: readonly Item[]; point: Point };

/** Pixels between two markers that can be told apart and pressed. */
export const apart = 56;

/**
 * Merges spots that are closer than `apart` at a zoom, until none are. It knows nothing of the visible part, so a moved
 * map keeps its clusters.
 */
export function clustersOf<Item>(spots: readonly Spot<Item>[], zoom: number): readonly Cluster<Item>[] {
  const reach = apart / 2 ** zoom;
  let clusters: readonly Cluster<Item>[] = spots.map(({ item, point }) => ({ items: [item], point }));
  for (;;) {
    const merged = mergedOnce(clusters, reach);
    if (merged.length === clusters.length) return merged;
    clusters = merged;
  }
}

/** The first zoom above `zoom` at which the spots are no single cluster; null when even the closest has one. */
export function splitZoom<Item>(spots: readonly Spot<Item>[], zoom: number, closest: number): number | null {
  for (let next = Math.floor(zoom) + 1; next <= closest; next += 1)
    if (clustersOf(spots, next).length > 1) return next;
  return null;
}

/** Cells of the width `reach`: what is within reach of a point stands in its cell or in one of the eight around it. */
function mergedOnce<Item>(clusters: readonly Cluster<Item>[], reach: number): readonly Cluster<Item>[] {
  const result: Cluster<Item>[] = [];
  const cells = new Map<string, number[]>();
  for (const cluster of clusters) {
    const [column, row] = [Math.floor(cluster.point.x / reach), Math.floor(cluster.point.y / reach)];
    const index = around(column, row)
      .flatMap((cell) => cells.get(cell) ?? [])
      .find((other) => isWithin(result[other]?.point, cluster.point, reach));
    const near = index === undefined ? undefined : result[index];
    if (index === undefined || near === undefined) {
      const cell = `${column} ${row}`;
      cells.set(cell, [...(cells.get(cell) ?? []), result.length]);
      result.push(cluster);
    } else {
      result[index] = joined(near, cluster);
    }
  }
  return result;
}

const around = (column: number, row: number) =>
  [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => `${column + x} ${row + y}`));

const isWithin = (a: Point | undefined, b: Point, reach: number) =>
  a !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < reach;

function joined<Item>(a: Cluster<Item>, b: Cluster<Item>): Cluster<Item> {
  const share = b.items.length / (a.items.length + b.items.length);
  return {
    items: [...a.items, ...b.items],
    point: { x: a.point.x + (b.point.x - a.point.x) * share, y: a.point.y + (b.point.y - a.point.y) * share },
  };
}
