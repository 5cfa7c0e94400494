import type { Sharing } from '@mrw/shared-contracts/device/share-link';
import { atWidth, isPictureAddress } from '@mrw/shared-ui/picture-sources';

/** Milliseconds: a later picture is left out. */
const pictureTimeout = 4_000;
/** Bytes: apps refuse larger files. */
const largest = 2_000_000;

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/** Whether a device shares pictures at all. */
export function takesPictures(device: Sharing): boolean {
  try {
    const files = [new File([], 'picture.jpg', { type: 'image/jpeg' })];
    return device.canShare?.({ title: '', url: document.baseURI, files }) ?? false;
  } catch {
    return false;
  }
}

/**
 * Loads a picture as a file. Never rejects.
 *
 * @returns null when it did not come in time, or is nothing that apps take
 */
export async function loadPicture(address: string): Promise<File | null> {
  if (!isPictureAddress(address)) return null;
  const ends = new AbortController();
  const limit = setTimeout(() => {
    ends.abort();
  }, pictureTimeout);
  try {
    const response = await fetch(atWidth(address, 800), {
      headers: { Accept: 'image/jpeg, image/png' },
      credentials: 'omit',
      signal: ends.signal,
    });
    const content = await response.blob();
    const ending = endings[content.type];
    if (!response.ok || !ending || content.size > largest) return null;
    return new File([content], `picture.${ending}`, { type: content.type });
  } catch {
    return null;
  } finally {
    clearTimeout(limit);
  }
}
