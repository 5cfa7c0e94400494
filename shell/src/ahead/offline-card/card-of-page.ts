import type { Member, OfflineCard, Session, StateStream } from '@mrw/shared-contracts';
import type { AxiosInstance } from 'axios';
import { BehaviorSubject } from 'rxjs';
import type { PageData } from '../../host/page-data';
import { withTimeout } from '../../host/with-timeout';
import type { DeviceCard } from './device-card';
import { markKey } from './names';

/**
 * Workers, caches and databases: absent in private windows and over plain http; `allSettled`, which the worker needs, is
 * absent in Safari 12.1.
 */
export const canKeepCards = (page: Window): boolean =>
  'serviceWorker' in page.navigator && 'caches' in page && 'indexedDB' in page && 'allSettled' in Promise;

/** Milliseconds after which a database that does not answer has nothing. */
const longest = 1_000;

type Parts = { session$: StateStream<Session>; client: AxiosInstance };

/** What this device keeps, as the host uses it. Its code is loaded on a device that keeps something, or when asked to. */
export type CardOnDevice = {
  /** Absent for remotes when the deployment disables it; what is stored is removed then. */
  card: OfflineCard | undefined;
  /** What is kept of a member; absent on a device that keeps nothing. Never rejects. */
  recall: ((uid: string) => Promise<Partial<Member> | null>) | undefined;
};

/** @param storage a browser that blocks it throws here */
export function cardOfPage({ profile }: PageData, storage: () => Storage, parts: Parts): CardOnDevice {
  const kept$ = new BehaviorSubject(false);
  let started: Promise<DeviceCard> | undefined;
  const start = () =>
    (started ??= import('./start').then(({ startDeviceCard }) =>
      startDeviceCard({ profile, kept$, ...parts }),
    ));
  const isMarked = hasMark(storage);
  if (isMarked) start().catch(() => undefined);
  return {
    recall: isMarked
      ? (uid) =>
          withTimeout(
            start().then((card) => card.recall(uid)),
            longest,
          ).catch(() => null)
      : undefined,
    card: profile.offlineCard
      ? {
          kept$,
          keep: async () => (await start()).keep(),
          forget: async () => (await start()).forget(),
          ...(profile.offlineWallet ? { wallet: async () => (await start()).wallet() } : {}),
        }
      : undefined,
  };
}

function hasMark(storage: () => Storage): boolean {
  try {
    return storage().getItem(markKey) !== null;
  } catch {
    return false;
  }
}
