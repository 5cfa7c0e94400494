import { deviceNow, useHost, useKept } from '@mrw/shared-contracts';
import { useMember } from '@mrw/shared-ui/member';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { cancelOffer } from './cash-calls';
import { abandonedOffer, offerKey } from './stored-key';

/**
 * Route change, log-out and page unload cancel an open offer; so does a page that finds the key of one left
 * open in this tab.
 *
 * @param open key of the open offer, or null
 * @param onLeft the offer was cancelled while the page stays, for example in the back-forward cache
 */
export function useCancelOnLeave(open: RefObject<string | null>, onLeft: () => void): void {
  const { http, bus, storage } = useHost();
  const { uid } = useMember();
  const [isHereRef] = useKept('page of the payment is here', () => ({ current: false }));
  const left = useEffectEvent(onLeft);

  useEffect(() => {
    isHereRef.current = true;
    const storedKey = offerKey(storage);
    const abandoned = abandonedOffer(storage, deviceNow());
    if (abandoned !== null && open.current === null) {
      void cancelOffer(http.other, uid, abandoned).then(({ kind }) => {
        if (kind === 'cancelled') storedKey.remove();
        bus.publish('points-changed', { version: 1 });
      });
    }
    const leave = () => {
      const key = open.current;
      if (key === null) return;
      left();
      void cancelOffer(http.other, uid, key, true).then(({ kind }) => {
        if (kind === 'cancelled') storedKey.remove();
        bus.publish('points-changed', { version: 1 });
      });
    };
    window.addEventListener('pagehide', leave);
    const release = bus.on('logout', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      release();
      isHereRef.current = false;
      // After a remount of the page it is here again.
      queueMicrotask(() => {
        if (!isHereRef.current) leave();
      });
    };
  }, [http.other, bus, storage, uid, open, isHereRef]);
}
