import type { MediaFormat, MediaWidth } from './render';
import { widths } from './render';

/** The smallest format that the client names; a client that names none gets JPEG. */
export function formatFor(accept: string | undefined): MediaFormat {
  const wanted = (accept ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (wanted.includes('image/avif')) return 'avif';
  return wanted.includes('image/webp') ? 'webp' : 'jpeg';
}

/** The smallest width that covers the wanted one; 640 when none is wanted. */
export function widthFor(wanted: string | undefined): MediaWidth {
  const pixels = Number(wanted);
  if (wanted === undefined || !(pixels > 0)) return 640;
  return widths.find((width) => width >= pixels) ?? 1280;
}
