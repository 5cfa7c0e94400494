import type { Bus, Host, Member, Session, StateStream } from '@mrw/shared-contracts';
import type { AxiosInstance } from 'axios';
import { BehaviorSubject } from 'rxjs';
import type { PageData } from '../../host/page-data';
import { withTimeout } from '../../host/with-timeout';
import type { DeviceCard } from '../offline-card/device-card';
import { markKey } from '../offline-card/names';
import { pushKey } from '../push/names';
import { sharingKey } from './names';
import { pushOfPage } from './push-of-page';

/**
 * Workers, caches and databases: absent in private windows and over plain http; `allSettled`, which the worker needs, is
 * absent in Safari 12.1.
 */
export const canKeepCards = (page: Window): boolean =>
  'serviceWorker' in page.navigator && 'caches' in page && 'indexedDB' in page && 'allSettled' in Promise;

/** Milliseconds after which a database that does not answer has nothing. */
const longest = 1_000;

type Parts = { session$: StateStream<Session>; client: AxiosInstance; bus: Bus };

/** What this device keeps, as the host uses it. Its code is loaded on a device that keeps something, or when asked to. */
export type CardOnDevice = {
  /** For remotes; absent when the deployment disables it: what is stored is removed then. */
  members: Pick<Host, 'offlineCard' | 'sharedReceipts' | 'push'>;
  /** What is kept of a member; absent on a device that keeps nothing. Never rejects. */
  recall: ((uid: string) => Promise<Partial<Member> | null>) | undefined;
};

/** @param storage a browser that blocks it throws here */
export function cardOfPage({ profile }: PageData, storage: () => Storage, parts: Parts): CardOnDevice {
  const kept$ = new BehaviorSubject(false);
  const pocket = () => import('./start-pocket');
  let started: Promise<DeviceCard> | undefined;
  const start = () =>
    (started ??= pocket().then(({ startDeviceCard }) => startDeviceCard({ profile, kept$, ...parts })));
  const isMarked = hasMark(storage, markKey);
  if (isMarked) start().catch(() => undefined);
  const offered = profile.sharedReceipts === true;
  const shares = () => hasMark(storage, sharingKey);
  if (shares())
    pocket()
      .then(({ startSharing }) => {
        startSharing({ ...parts, offered });
      })
      .catch(() => undefined);
  const push = pushOfPage(profile.webPush === true, hasMark(storage, pushKey), async (isOffered) =>
    (await pocket()).startDevicePush(isOffered, parts),
  );
  return {
    recall: isMarked
      ? (uid) =>
          withTimeout(
            start().then((card) => card.recall(uid)),
            longest,
          ).catch(() => null)
      : undefined,
    members: {
      ...(profile.offlineCard
        ? {
            offlineCard: {
              kept$,
              keep: async () => (await start()).keep(),
              forget: async () => (await start()).forget(),
              ...(profile.offlineWallet ? { wallet: async () => (await start()).wallet() } : {}),
            },
          }
        : {}),
      ...(offered
        ? {
            sharedReceipts: {
              read: async () => (shares() ? (await pocket()).receiptsOnDevice() : []),
              remove: async (photos: readonly File[]) => (await pocket()).removeFromDevice(photos),
            },
          }
        : {}),
      ...(push ? { push } : {}),
    },
  };
}

function hasMark(storage: () => Storage, key: string): boolean {
  try {
    return storage().getItem(key) !== null;
  } catch {
    return false;
  }
}
