import { useHost, useStrings } from '@mrw/shared-contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { couponsKey, places } from '../coupon-kind/places';
import { useMember } from '../member/member-pages';
import { useWhenOnline } from '../spending/use-when-online';
import { convertCoupon, type Conversion } from './convert';
import type { ConvertRequest } from './selection-rules';
import { selectionStrings } from './strings';

type ConversionState = { sending: boolean; failure: string | null; convert(request: ConvertRequest): void };

/** Converts and goes to the real coupon; a failure is a toast and stays readable here (§8, Q-182). */
export function useConversion(id: string): ConversionState {
  const t = useStrings(selectionStrings);
  const { http, notify } = useHost();
  const { uid } = useMember();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [unsure, setUnsure] = useState(false);
  const running = useRef(false);

  // Where the choice was saved after all, the coupon that is read leads to the real one.
  useWhenOnline(unsure, () => {
    void queries.invalidateQueries({ queryKey: couponsKey });
  });

  const settle = (conversion: Conversion) => {
    setUnsure(conversion.kind === 'unknown');
    if (conversion.kind === 'converted') {
      void queries.invalidateQueries({ queryKey: couponsKey });
      void navigate(places.coupon.detail(conversion.newId), { replace: true });
      return;
    }
    const text = conversion.kind === 'refused' ? conversion.detail : t(failureKeys[conversion.kind]);
    notify.toast(text, 'failed');
    setFailure(text);
  };

  return {
    sending,
    failure,
    convert: (request) => {
      if (running.current) return;
      running.current = true;
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
