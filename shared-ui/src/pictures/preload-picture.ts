import { preload } from 'react-dom';
import { atWidth, pictureSet } from '../picture-sources';

/**
 * Asks for the largest picture of the first screen as soon as its address is known, before the `Picture` that
 * shows it is drawn. Both must be given the same `src` and `sizes`: the browser then chooses the same file
 * and fetches it once.
 *
 * @param sizes width on screen as in `<img sizes>`
 */
export function preloadPicture(src: string, sizes: string): void {
  preload(atWidth(src, 640), {
    as: 'image',
    imageSrcSet: pictureSet(src),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
