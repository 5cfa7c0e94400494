import { useHost, useStrings } from '@mrw/shared-contracts';
import { useLookAgain } from '@mrw/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { couponsKey, places } from '../coupon-kind/places';
import { useMember } from '../member/member-pages';
import { convertCoupon, readConversion, type Conversion } from './convert';
import type { ConvertRequest } from './selection-rules';
import { selectionStrings } from './strings';

type Failure = Exclude<Conversion, { kind: 'converted' }>;
type ConversionState = { sending: boolean; failure: string | null; convert(request: ConvertRequest): void };

/**
 * Converts and goes to the real coupon; a failure is a toast and stays readable here (§8, Q-182). A member who has left by
 * then stays where they are and is told by a toast.
 */
export function useConversion(id: string): ConversionState {
  const t = useStrings(selectionStrings);
  const { http, notify } = useHost();
  const { uid } = useMember();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [unsure, setUnsure] = useState(false);
  const running = useRef(false);
  /** A look counts while nothing has followed it: another one, another press, or leaving the page. */
  const newest = useRef(0);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      newest.current += 1;
    };
  }, []);

  const textOf = (failed: Failure) =>
    failed.kind === 'refused' ? failed.detail : t(failureKeys[failed.kind]);
  const settle = (conversion: Conversion) => {
    setUnsure(conversion.kind === 'unknown');
    // After a refusal the stores, and how much they have, are no longer what was shown.
    void queries.invalidateQueries({ queryKey: couponsKey });
    if (conversion.kind === 'converted') {
      if (gone.current) notify.toast(t('converted'));
      else void navigate(places.coupon.detail(conversion.newId), { replace: true });
      return;
    }
    notify.toast(textOf(conversion), 'failed');
    setFailure(conversion);
  };

  useLookAgain(unsure, () => {
    const look = (newest.current += 1);
    void readConversion(http.coupon, uid, id).then((conversion) => {
      if (newest.current === look && conversion.kind !== 'unknown') settle(conversion);
    });
  });

  return {
    sending,
    failure: failure && textOf(failure),
    convert: (request) => {
      if (running.current) return;
      running.current = true;
      newest.current += 1;
      setSending(true);
      setFailure(null);
      void convertCoupon(http.coupon, uid, id, request).then((conversion) => {
        running.current = false;
        setSending(false);
        settle(conversion);
      });
    },
  };
}

const failureKeys = {
  'out-of-stock': 'outOfStock',
  'no-internet': 'noInternet',
  unknown: 'unknown',
  failed: 'failed',
} as const;
