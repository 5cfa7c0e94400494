import { useEffect, useEffectEvent } from 'react';
import type { LiveMessage } from '../api/live-events';
import { useHost } from './host-context';

/**
 * Hears what the API tells of the member while a page waits for the act of another person. Without `host.live`
 * nothing is heard: the page then learns of it as it would anyway.
 *
 * @param waits whether the page waits now
 * @param hear gets each message once; after `resync` the page reads what it shows again
 *
 * @example
 * ```tsx
 * import { useLiveNews } from '@mrw/shared-contracts';
 *
 * export function useDecision(claimId: string, readAgain: () => void): void {
 *   useLiveNews(true, (message) => {
 *     if (message.event === 'resync') readAgain();
 *     if (message.event === 'claim' && message.news.id === claimId) readAgain();
 *   });
 * }
 * ```
 */
export function useLiveNews(waits: boolean, hear: (message: LiveMessage) => void): void {
  const { live } = useHost();
  const heard = useEffectEvent(hear);
  useEffect(() => {
    if (waits)
      return live?.wait((message) => {
        heard(message);
      });
  }, [waits, live]);
}
