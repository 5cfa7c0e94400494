import { useHost } from '@mrw/shared-contracts';
import { useEffect, useRef, type RefObject } from 'react';
import { useMember } from '../member/member-pages';
import { cancelOffer } from './cash-calls';
import { forgetKey, recallKey } from './stored-key';

/**
 * Route change, logout and the end of the page cancel an open offer, and so does a page that finds the key
 * of one that was left open in this tab.
 *
 * @param open key of the open offer, or null
 * @param onLeft the offer was cancelled while the page stays, for example in the back-forward cache
 */
export function useCancelOnLeave(open: RefObject<string | null>, onLeft: () => void): void {
  const { http, bus } = useHost();
  const { uid } = useMember();
  const left = useRef(onLeft);
  useEffect(() => {
    left.current = onLeft;
  });

  useEffect(() => {
    const abandoned = recallKey(uid, Date.now());
    if (abandoned && open.current === null) {
      void cancelOffer(http.other, uid, abandoned.key).then(({ kind }) => {
        if (kind === 'cancelled') forgetKey(uid);
        bus.publish('points-changed', { version: 1 });
      });
    }
    const leave = () => {
      const key = open.current;
      if (key === null) return;
      left.current();
      void cancelOffer(http.other, uid, key, true).then(({ kind }) => {
        if (kind === 'cancelled') forgetKey(uid);
        bus.publish('points-changed', { version: 1 });
      });
    };
    window.addEventListener('pagehide', leave);
    const release = bus.on('logout', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      release();
      leave();
    };
  }, [http.other, bus, uid, open]);
}
