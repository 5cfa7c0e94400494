import {
  fitted,
  isOnScreen,
  maxZoom,
  minZoom,
  moved,
  onScreen,
  worldOf,
  zoomed,
  type View,
} from './viewport';

const size = { width: 600, height: 400 };
const pier = worldOf({ latitude: 22.2935, longitude: 114.1686 });
const view: View = { centre: pier, zoom: 12 };
const near = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y) });

test.each([
  ['the middle of the map', 0, 0, { x: 300, y: 200 }],
  ['east', 0, 0.01, { x: 329, y: 200 }],
  ['north', 0.01, 0, { x: 300, y: 169 }],
])('a place in %s', (_, north, east, expected) => {
  const place = worldOf({ latitude: 22.2935 + north, longitude: 114.1686 + east });
  expect(near(onScreen(place, view, size))).toEqual(expected);
});

test('what is under the finger moves with it', () => {
  expect(near(onScreen(pier, moved(view, { x: 40, y: -30 }), size))).toEqual({ x: 340, y: 170 });
});

test.each([13, 10])('to zoom %i the place under the pointer stays', (zoom) => {
  const at = { x: 500, y: 100 };
  const next = zoomed(view, zoom, at, size);
  expect(next.zoom).toBe(zoom);
  const place = worldOf({ latitude: 22.3, longitude: 114.2 });
  const before = onScreen(place, view, size);
  const scale = 2 ** (zoom - 12);
  expect(near(onScreen(place, next, size))).toEqual(
    near({ x: at.x + (before.x - at.x) * scale, y: at.y + (before.y - at.y) * scale }),
  );
});

test('the map never leaves the region', () => {
  const far = moved(view, { x: 1e6, y: -1e6 });
  expect(isOnScreen(onScreen(worldOf({ latitude: 22.14, longitude: 113.82 }), far, size), size)).toBe(true);
});

const central = worldOf({ latitude: 22.2819, longitude: 114.1582 });
const shaTin = worldOf({ latitude: 22.3809, longitude: 114.1884 });

test.each([
  ['two places', [central, shaTin]],
  ['no place: the region', []],
])('%s fit into the map', (_, points) => {
  const next = fitted(points, size, maxZoom.drawn);
  const shown = points.length > 0 ? points : [worldOf({ latitude: 22.5, longitude: 113.9 })];
  for (const point of shown) expect(isOnScreen(onScreen(point, next, size), size)).toBe(true);
});

test.each([
  ['one place is not closer than the drawing', size, [central], maxZoom.drawn],
  ['a map of no size yet has the least zoom', { width: 0, height: 0 }, [central, shaTin], minZoom],
])('%s', (_, room, points, zoom) => {
  expect(fitted(points, room, maxZoom.drawn).zoom).toBe(zoom);
});
