import type { HostStorage } from '@mrw/shared-contracts';
import * as z from 'zod/mini';

/** The photos of the current claim. */
export type PhotoField = 'receipt' | 'slip';

/** A photo that is not uploaded yet, as a data URL. It is stored for the tab and survives a reload. */
export const keptPhoto = (storage: HostStorage, field: PhotoField) =>
  storage.member(`claim_photo_${field}`, z.string());

/** @returns null when the text is no photo */
export function photoOf(dataUrl: string, name: string): File | null {
  const [, type, content] = /^data:([^;,]+);base64,(.*)$/.exec(dataUrl) ?? [];
  if (type === undefined || content === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    return new File([bytes], name, { type });
  } catch {
    return null;
  }
}

/** @throws Error when the photo cannot be read */
export function dataUrlOf(photo: Blob): Promise<string> {
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
