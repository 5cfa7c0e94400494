import type { Place } from '@mrw/shared-contracts/api/places';

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/** The part of the world on the map: its centre in world pixels of zoom 0, and the zoom. */
export type View = { centre: Point; zoom: number };

export const minZoom = 9;
/** Closer than this the drawing has nothing more to show; tiles have. */
export const maxZoom = { drawn: 15, tiles: 18 } as const;

const worldSize = 256;
/** Free space around what is fitted, in pixels of the screen. */
const margin = 48;
/** Corners of the region; the centre of a view stays inside. */
const northWest = worldOf({ latitude: 22.57, longitude: 113.82 });
const southEast = worldOf({ latitude: 22.14, longitude: 114.45 });

/** Web Mercator, as tiles use it. */
export function worldOf({ latitude, longitude }: Place): Point {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: worldSize * (longitude / 360 + 0.5),
    y: worldSize * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

/** Pixels from the left and upper edge of the map. */
export function onScreen(point: Point, { centre, zoom }: View, { width, height }: Size): Point {
  const scale = 2 ** zoom;
  return { x: (point.x - centre.x) * scale + width / 2, y: (point.y - centre.y) * scale + height / 2 };
}

/** What follows a finger that moves by so many pixels. */
export function moved({ centre, zoom }: View, by: Point): View {
  const scale = 2 ** zoom;
  return bounded({ centre: { x: centre.x - by.x / scale, y: centre.y - by.y / scale }, zoom });
}

/** Another zoom; the place at `at` on the screen stays there. */
export function zoomed(view: View, zoom: number, at: Point, size: Size): View {
  const fromCentre = { x: at.x - size.width / 2, y: at.y - size.height / 2 };
  const share = 1 / 2 ** view.zoom - 1 / 2 ** zoom;
  return bounded({
    centre: { x: view.centre.x + fromCentre.x * share, y: view.centre.y + fromCentre.y * share },
    zoom,
  });
}

/** The closest view with all points, and with the whole region without any. */
export function fitted(points: readonly Point[], size: Size, closest: number): View {
  const all = points.length > 0 ? points : [northWest, southEast];
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  const from = { x: Math.min(...xs), y: Math.min(...ys) };
  const to = { x: Math.max(...xs), y: Math.max(...ys) };
  const zoomOf = (room: number, span: number) => Math.log2(Math.max(room - 2 * margin, 1) / span);
  const zoom = Math.min(zoomOf(size.width, to.x - from.x), zoomOf(size.height, to.y - from.y), closest);
  return bounded({
    centre: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    zoom: Math.max(zoom, minZoom),
  });
}

export const isOnScreen = ({ x, y }: Point, { width, height }: Size) =>
  x >= 0 && y >= 0 && x <= width && y <= height;

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

function bounded({ centre: { x, y }, zoom }: View): View {
  return {
    centre: { x: between(x, northWest.x, southEast.x), y: between(y, northWest.y, southEast.y) },
    zoom,
  };
}
