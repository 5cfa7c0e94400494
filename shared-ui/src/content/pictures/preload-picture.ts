import { preload } from 'react-dom';
import { atWidth, isPictureAddress, pictureSet } from '../../basics/picture-sources';

/**
 * Preloads the largest picture of the first screen as soon as its address is known, before its `Picture` is rendered.
 * Both need the same `src` and `sizes`: the browser then chooses the same file and fetches it once.
 *
 * @param sizes width on screen as in `<img sizes>`
 */
export function preloadPicture(src: string, sizes: string): void {
  if (!isPictureAddress(src)) return;
  preload(atWidth(src, 640), {
    as: 'image',
    imageSrcSet: pictureSet(src),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
