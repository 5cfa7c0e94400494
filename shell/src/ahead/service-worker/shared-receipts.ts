import { sharedReceipt } from '@mrw/shared-contracts/device/shared-receipt';
import { deviceNow } from '@mrw/shared-contracts/device/now';
import { keepReceipts, photosIn } from '../pocket/receipt-box';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

const { path, field, claim, again } = sharedReceipt;

/**
 * Part `share`: the form of another app is kept on this device and answered with the page of a claim. Any site can send
 * such a form, so that it does nothing else.
 */
export function takeReceipts(): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method === 'POST' && new URL(request.url).pathname === path)
      event.respondWith(
        take(request)
          .catch(() => again)
          .then((page) => Response.redirect(page, 303)),
      );
  });
}

async function take(request: Request): Promise<string> {
  const photos = photosIn((await request.formData()).getAll(field));
  if (photos.length === 0) return again;
  await keepReceipts(photos, deviceNow());
  return claim;
}
