/** The orientation of a barcode, and the CSS pixels of one of its modules. */
type BarcodeLayout = { turned: boolean; module: number };

/** CSS pixels of a module that till scanners can read from a screen. */
const readable = 2;

/**
 * A long code on a narrow screen is rotated when its modules are wider then.
 *
 * @param modules of the whole code with its quiet zones
 * @param room in CSS pixels; without a height the code stays horizontal
 */
export function barcodeLayout(
  modules: number,
  room: { width: number; height: number | null },
  pixelRatio: number,
): BarcodeLayout {
  const upright = moduleWidth(modules, room.width, pixelRatio);
  const turned = room.height === null ? 0 : moduleWidth(modules, room.height, pixelRatio);
  return upright < readable && turned > upright
    ? { turned: true, module: turned }
    : { turned: false, module: upright };
}

/** The maximum of whole device pixels that fit, at least one: uneven bars cannot be scanned. */
function moduleWidth(modules: number, room: number, pixelRatio: number): number {
  return Math.max(1, Math.floor((room * pixelRatio) / modules)) / pixelRatio;
}
