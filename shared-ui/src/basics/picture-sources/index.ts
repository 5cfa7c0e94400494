/** Widths in px of the media server; 800 is the full width of a phone at two device pixels per pixel. */
const widths = [320, 640, 800, 1280] as const;

/** Whether a picture may be loaded from an address: never from `javascript:` and similar ones. */
export const isPictureAddress = (src: string): boolean =>
  /^(https?:|blob:|data:image\/|\/|[^:]*$)/i.test(src);

/**
 * The sizes of a picture for the browser to choose from.
 *
 * @param src address of a picture
 * @returns undefined for local previews (`blob:`, `data:`), which have one size
 */
export function pictureSet(src: string): string | undefined {
  if (/^(blob|data):/i.test(src)) return undefined;
  return widths.map((width) => `${atWidth(src, width)} ${width}w`).join(', ');
}

/**
 * The address of a picture in another width; that of a `blob:` or `data:` stays as it is.
 *
 * @param width CSS pixels: 320, 640, 800 or 1280
 */
export function atWidth(src: string, width: (typeof widths)[number]): string {
  if (/^(blob|data):/i.test(src)) return src;
  const [path = '', hash] = src.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}w=${width}${hash === undefined ? '' : `#${hash}`}`;
}
