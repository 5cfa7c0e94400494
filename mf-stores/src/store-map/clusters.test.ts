import { apart, clustersOf, splitZoom, type Spot } from './clusters';

/** Spots in pixels of zoom 10. */
const spots = (...places: [x: number, y: number][]): Spot<number>[] =>
  places.map(([x, y], item) => ({ item, point: { x: x / 1_024, y: y / 1_024 } }));
const items = (of: Spot<number>[], zoom = 10) => clustersOf(of, zoom).map((cluster) => cluster.items);

test.each([
  ['nothing', spots(), []],
  ['one', spots([0, 0]), [[0]]],
  ['two apart', spots([0, 0], [apart, 0]), [[0], [1]]],
  ['two close', spots([0, 0], [apart - 1, 0]), [[0, 1]]],
  ['two on one place', spots([7, 7], [7, 7]), [[0, 1]]],
  ['two over the corner of a cell', spots([apart - 1, apart - 1], [apart + 1, apart + 1]), [[0, 1]]],
  ['a row that grows together', spots([0, 0], [50, 0], [90, 0]), [[0, 1], [2]]],
  ['groups that meet by their middles', spots([0, 0], [90, 0], [50, 0], [54, 0]), [[0, 1, 2, 3]]],
])('%s', (_, of, expected) => {
  expect(items(of).map((cluster) => [...cluster].sort())).toEqual(expected);
});

test('a cluster stands in the middle of what it holds', () => {
  const [cluster] = clustersOf(spots([0, 0], [30, 0], [0, 30]), 10);
  expect(cluster?.point.x).toBeCloseTo(10 / 1_024);
  expect(cluster?.point.y).toBeCloseTo(10 / 1_024);
});

test.each([
  [10, 1],
  [11, 3],
])('at zoom %i there are %i', (zoom, count) => {
  expect(items(spots([0, 0], [40, 0], [0, 40]), zoom)).toHaveLength(count);
});

test('no two of many overlap, and none is lost', () => {
  const many = spots(
    ...Array.from({ length: 500 }, (_, n): [number, number] => [(n * 7_919) % 800, (n * 104_729) % 600]),
  );
  const clusters = clustersOf(many, 10);
  expect(clusters.flatMap((cluster) => cluster.items).sort((a, b) => a - b)).toEqual(
    many.map(({ item }) => item),
  );
  for (const [index, { point }] of clusters.entries())
    for (const other of clusters.slice(index + 1))
      expect(
        Math.hypot(point.x - other.point.x, point.y - other.point.y) * 1_024 + 1e-9,
      ).toBeGreaterThanOrEqual(apart);
});

test.each([
  ['at the next step', spots([0, 0], [40, 0]), 10, 11],
  ['in the middle of a step', spots([0, 0], [40, 0]), 10.4, 11],
  ['after some', spots([0, 0], [5, 0]), 10, 14],
  ['never: one place', spots([3, 3], [3, 3]), 10, null],
])('splits %s', (_, of, zoom, expected) => {
  expect(splitZoom(of, zoom, 15)).toBe(expected);
});
