import { limits } from '@mrw/shared-contracts/constants';
import { sharedReceipt } from '@mrw/shared-contracts/device/shared-receipt';

/** The cache of the pictures. */
export const receiptBox = 'mrw-shared-receipts';

const { path, most, lifetime } = sharedReceipt;
const timeHeader = 'x-kept-at';
/** A photo of a camera is scaled down before it is sent: it may be larger than what is sent. */
const largest = 3 * limits.upload;

/** What may be kept of a form: pictures, as a member would choose them, and not more than five. */
export const photosIn = (values: readonly FormDataEntryValue[]): readonly File[] =>
  values
    .filter(
      (value): value is File =>
        typeof value !== 'string' &&
        value.type.startsWith('image/') &&
        value.size > 0 &&
        value.size <= largest,
    )
    .slice(0, most);

/** Whether a picture is over: after a day, and when the clock was set back behind it. */
export const isOver = (keptAt: number, now: number): boolean => !(now >= keptAt && now - keptAt < lifetime);

/** Keeps the pictures in place of those of before. @param now by the device @throws the error of the browser */
export async function keepReceipts(photos: readonly File[], now: number): Promise<void> {
  await caches.delete(receiptBox);
  const cache = await caches.open(receiptBox);
  const headers = (type: string) => ({ 'Content-Type': type, [timeHeader]: String(now) });
  await Promise.all(
    photos.map((photo, place) =>
      cache.put(`${path}/${place + 1}`, new Response(photo, { headers: headers(photo.type) })),
    ),
  );
}

/**
 * The pictures that are kept; what is over is removed. The cache is not opened: after a removal meanwhile that would make
 * it anew.
 *
 * @throws the error of the browser
 */
export async function readReceipts(now: number): Promise<readonly File[]> {
  const files: File[] = [];
  for (let place = 1; place <= most; place += 1) {
    const kept = await caches.match(`${path}/${place}`, { cacheName: receiptBox });
    if (!kept) continue;
    if (isOver(Number(kept.headers.get(timeHeader) ?? Number.NaN), now)) {
      await caches.delete(receiptBox);
      return [];
    }
    const content = await kept.blob();
    files.push(new File([content], String(place), { type: content.type }));
  }
  return files;
}

/** @throws the error of the browser */
export async function removeReceipts(photos: readonly File[]): Promise<void> {
  const cache = await caches.open(receiptBox);
  await Promise.all(photos.map(({ name }) => cache.delete(`${path}/${name}`)));
  if ((await cache.keys()).length === 0) await caches.delete(receiptBox);
}
