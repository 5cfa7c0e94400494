import type { OfflineCard, Session, StateStream } from '@mrw/shared-contracts';
import type { PageData } from '../../host/page-data';
import { deviceId } from '../../host/session/device';
import { whenIdle } from '../preload/when-idle';
import type { CardStorage } from './card-record';
import { createOfflineCard } from './offline-card';
import { removeSite } from './remove-site';

/**
 * Workers and caches: absent in private windows and over plain http; `allSettled`, which the worker needs, is absent
 * in Safari 12.1.
 */
export const canKeepCards = (page: Window): boolean =>
  'serviceWorker' in page.navigator && 'caches' in page && 'allSettled' in Promise;

/** The card of this device; absent for remotes when the deployment disables it, and a stored one is removed then. */
export function offlineCardOf(
  { profile }: PageData,
  storage: CardStorage,
  session$: StateStream<Session>,
): OfflineCard | undefined {
  const offered = profile.offlineCard === true;
  const card = createOfflineCard({
    session$,
    storage,
    offered,
    // The code is loaded only on a device that stores a card.
    keepSite: async () => {
      const { keepSite } = await import('./keep-site');
      await keepSite(deviceId(() => localStorage));
    },
    removeSite,
    later: (work) => {
      whenIdle(window, work);
    },
  });
  return offered ? card : undefined;
}
