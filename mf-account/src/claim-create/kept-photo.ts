import { memberStoragePrefix } from '@mrw/shared-contracts/constants';

/** Which photo of the claim being written, and whose. */
export type PhotoPlace = { uid: string; field: 'receipt' | 'slip' };

const keyOf = ({ uid, field }: PhotoPlace) => `${memberStoragePrefix}claim_photo_${field}_${uid}`;

/** Keeps a photo that has not been sent yet with the tab, so that a reload does not lose it. */
export async function keepPhoto(place: PhotoPlace, photo: Blob): Promise<void> {
  try {
    sessionStorage.setItem(keyOf(place), await dataUrlOf(photo));
  } catch {
    // Storage is blocked or full: the photo then lasts for this page.
  }
}

export function forgetPhoto(place: PhotoPlace): void {
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // What cannot be removed was never stored.
  }
}

/** The photo that waits to be sent since before a reload; null when there is none. */
export function keptPhoto(place: PhotoPlace): File | null {
  try {
    const [, type, content] =
      /^data:([^;,]+);base64,(.*)$/.exec(sessionStorage.getItem(keyOf(place)) ?? '') ?? [];
    if (type === undefined || content === undefined) return null;
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    return new File([bytes], place.field, { type });
  } catch {
    return null;
  }
}

function dataUrlOf(photo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    };
    reader.onerror = () => {
      reject(new Error('The photo could not be read.'));
    };
    reader.readAsDataURL(photo);
  });
}
