import { useHost, useLiveNews, useStrings } from '@mrw/shared-contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useResultText } from '../coupon-use/use-result';
import { couponUseStatus, refusedUse } from '../coupon-use/use-status';
import { couponsKey, type CouponKind } from '../coupon-kind/places';
import { tillNewsStrings } from './till-news-strings';

/** Where and when (ISO 8601) a till has used a coupon. */
export type UsedAtTill = { store: string | null; at: string };

type TillNews = {
  used: UsedAtTill | null;
  /** Why the till did not take the code. */
  refusal: string | null;
};

/**
 * What a till does with one coupon or ticket while its code is shown.
 *
 * @param isOwnAct whether this page is about to use it itself: that answer tells the outcome, and what was heard
 *   meanwhile is read afterwards
 */
export function useTillNews(kind: CouponKind, id: string, waits: boolean, isOwnAct: boolean): TillNews {
  const t = useStrings(tillNewsStrings);
  const textOf = useResultText(kind);
  const { bus } = useHost();
  const queries = useQueryClient();
  const [used, setUsed] = useState<UsedAtTill | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const missed = useRef(false);
  useEffect(() => {
    if (isOwnAct || !missed.current) return;
    missed.current = false;
    void queries.invalidateQueries({ queryKey: couponsKey });
  }, [isOwnAct, queries]);

  // A member reads no words that were meant for a till.
  const reasonOf = (detail: string | null | undefined) => {
    const { status, reason } = refusedUse(detail ?? '');
    const isUnknown = status === couponUseStatus.failed && reason === null;
    return isUnknown ? t('refused') : textOf({ status, reason, unsure: false }).message;
  };
  useLiveNews(waits && used === null, ({ event, news }) => {
    if (isOwnAct) {
      missed.current = true;
      return;
    }
    if (event === 'coupon' || event === 'ticket') {
      if (event !== kind || news.id !== id) return;
      if (news.state === 'REFUSED') {
        setRefusal(reasonOf(news.detail));
        return;
      }
      setRefusal(null);
      if (news.used_at !== null) {
        setUsed({ store: news.store, at: news.used_at });
        bus.publish('coupon-used', { version: 1, couponId: id, isTicket: kind === 'ticket' });
      }
    } else if (event !== 'resync') return;
    void queries.invalidateQueries({ queryKey: couponsKey });
  });
  return { used, refusal };
}
