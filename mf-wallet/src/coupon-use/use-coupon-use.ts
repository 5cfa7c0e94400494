import { useHost, useStrings } from '@mrw/shared-contracts';
import type { UsageRequest } from '@mrw/shared-contracts/api/coupons';
import { useLookAgain } from '@mrw/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { couponsKey, type CouponKind } from '../coupon-kind/places';
import { useMember } from '../member/member-pages';
import { readUsed, sendUse } from './send-use';
import { useStringsOf } from './strings';
import { idle, transition, type UseEvent, type UseState } from './use-machine';
import { useResultText } from './use-result';
import { couponUseStatus } from './use-status';

type CouponUse = {
  state: UseState;
  submit(credential: UsageRequest): void;
  /** A use that is refused before anything is sent: the loaded blackout flag. */
  refuseForBlackout(): void;
  close(): void;
};

/**
 * Runs the use of one coupon. `onUsed` is called once, when it is certain; a member who has left the page by then is
 * told by a toast where they are.
 */
export function useCouponUse(kind: CouponKind, id: string, onUsed: () => void): CouponUse {
  const t = useStrings(useStringsOf[kind]);
  const textOf = useResultText(kind);
  const { http, bus, notify } = useHost();
  const { uid } = useMember();
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(transition, idle);
  const used = useRef(onUsed);
  const sending = useRef(false);
  const told = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    used.current = onUsed;
  });
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const readAgain = () => {
    void queries.invalidateQueries({ queryKey: couponsKey });
  };
  const settle = (event: UseEvent) => {
    dispatch(event);
    if (event.type === 'refused' && gone.current) {
      readAgain();
      notify.toast(textOf(event.result).message, 'failed');
    }
    if (event.type !== 'used' || told.current) return;
    told.current = true;
    readAgain();
    bus.publish('coupon-used', { version: 1, couponId: id, isTicket: kind === 'ticket' });
    if (gone.current) notify.toast(t('success'));
    else used.current();
  };

  useLookAgain(state.kind === 'failed' && state.result.unsure, () => {
    void readUsed({ client: http.coupon, kind, uid, id }).then((isUsed) => {
      if (isUsed !== null) settle({ type: isUsed ? 'used' : 'unused' });
    });
  });

  return {
    state,
    submit: (credential) => {
      // The state of the last render may be old: two quick presses must not become two calls.
      if (sending.current || state.kind !== 'idle') return;
      sending.current = true;
      dispatch({ type: 'submit' });
      void sendUse({ client: http.coupon, kind, uid, id }, credential).then((event) => {
        sending.current = false;
        settle(event);
      });
    },
    refuseForBlackout: () => {
      dispatch({
        type: 'refused',
        result: { status: couponUseStatus.blackout, reason: null, unsure: false },
      });
    },
    close: () => {
      dispatch({ type: 'closed' });
      readAgain();
    },
  };
}
