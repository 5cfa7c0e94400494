import { useEffect, useEffectEvent } from 'react';
import type { LiveMessage } from '../api/live-events';
import { useHost } from './host-context';

/**
 * Hears what the API tells of the member while a page waits for the act of another person. Without `host.live`
 * nothing is heard: the page then learns of it as it would anyway.
 *
 * @param waits whether the page waits now
 * @param hear gets each message once; after `resync` the page reads what it shows again
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
