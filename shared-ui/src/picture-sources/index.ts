/** Widths in px that the media server makes; 800 is the whole width of a phone with two dots to a pixel. */
const widths = [320, 640, 800, 1280] as const;

/**
 * The sizes of a picture that the browser may choose from.
 *
 * @param src address of a picture
 * @returns undefined for local previews (`blob:`, `data:`), which have one size
 */
export function pictureSet(src: string): string | undefined {
  if (/^(blob|data):/i.test(src)) return undefined;
  return widths.map((width) => `${atWidth(src, width)} ${width}w`).join(', ');
}

/** @param width one of 320, 640, 800, 1280 */
export function atWidth(src: string, width: (typeof widths)[number]): string {
  if (/^(blob|data):/i.test(src)) return src;
  const [path = '', hash] = src.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}w=${width}${hash === undefined ? '' : `#${hash}`}`;
}
