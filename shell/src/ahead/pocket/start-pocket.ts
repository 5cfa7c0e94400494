import type { Bus, Session, StateStream } from '@mrw/shared-contracts';
import { deviceNow } from '@mrw/shared-contracts';
import { whenIdle } from '../preload/when-idle';
import { choosePart, leavePart } from '../worker-parts/chosen-parts';
import { readReceipts, receiptBox, removeReceipts } from './receipt-box';
import { followSharing } from './share-part';

export { startDeviceCard } from '../offline-card/start';
export { startDevicePush } from '../push/start-push';
export { offerInstall } from '../install/offer-install';

/** The pictures that are kept on this device. Never rejects. */
export const receiptsOnDevice = () => readReceipts(deviceNow()).catch(() => []);

/** Never rejects. */
export const removeFromDevice = (photos: readonly File[]) => removeReceipts(photos).catch(() => undefined);

/** Receipts by sharing, with the storage of this browser. */
export function startSharing(parts: { session$: StateStream<Session>; bus: Bus; offered: boolean }): void {
  void receiptsOnDevice();
  followSharing({
    ...parts,
    storage: localStorage,
    choose: () => choosePart('share'),
    leave: () => leavePart('share'),
    later: (work) => {
      whenIdle(window, work);
    },
    empty: () => caches.delete(receiptBox),
  });
}
