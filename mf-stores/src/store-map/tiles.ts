import { onScreen, type Point, type Size, type View } from './viewport';

export type Tile = {
  address: string;
  /** Of the upper left corner, in pixels of the map. */
  at: Point;
  /** Pixels of each side. */
  side: number;
};

const worldSize = 256;
/** Tiles are drawn for this range by every provider. */
const steps = { least: 0, most: 18 } as const;

/**
 * The tiles that cover a view, of the step whose pixels come closest to those of the screen.
 *
 * @param template with `{z}`, `{x}` and `{y}`
 */
export function tilesOf(template: string, view: View, size: Size): readonly Tile[] {
  const step = Math.min(Math.max(Math.round(view.zoom), steps.least), steps.most);
  const count = 2 ** step;
  const width = worldSize / count;
  const side = width * 2 ** view.zoom;
  const first = (centre: number, pixels: number) =>
    Math.floor((centre - pixels / 2 / 2 ** view.zoom) / width);
  const last = (centre: number, pixels: number) => Math.floor((centre + pixels / 2 / 2 ** view.zoom) / width);
  const tiles: Tile[] = [];
  for (let y = first(view.centre.y, size.height); y <= last(view.centre.y, size.height); y += 1)
    for (let x = first(view.centre.x, size.width); x <= last(view.centre.x, size.width); x += 1)
      tiles.push({
        address: template.replace('{z}', String(step)).replace('{x}', String(x)).replace('{y}', String(y)),
        at: onScreen({ x: x * width, y: y * width }, view, size),
        side,
      });
  return tiles;
}
