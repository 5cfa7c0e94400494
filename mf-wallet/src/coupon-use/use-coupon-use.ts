import { useHost } from '@mrw/shared-contracts';
import type { UsageRequest } from '@mrw/shared-contracts/api/coupons';
import { useLookAgain } from '@mrw/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { couponsKey, type CouponKind } from '../coupon-kind/places';
import { useMember } from '../member/member-pages';
import { readUsed, sendUse } from './send-use';
import { idle, transition, type UseEvent, type UseState } from './use-machine';
import { couponUseStatus } from './use-status';

type CouponUse = {
  state: UseState;
  submit(credential: UsageRequest): void;
  /** A use that is refused before anything is sent: the loaded blackout flag. */
  refuseForBlackout(): void;
  close(): void;
};

/** Runs the use of one coupon. `onUsed` is called once, when it is certain. */
export function useCouponUse(kind: CouponKind, id: string, onUsed: () => void): CouponUse {
  const { http, bus } = useHost();
  const { uid } = useMember();
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(transition, idle);
  const used = useRef(onUsed);
  const sending = useRef(false);
  const told = useRef(false);
  useEffect(() => {
    used.current = onUsed;
  });

  const settle = (event: UseEvent) => {
    dispatch(event);
    if (event.type !== 'used' || told.current) return;
    told.current = true;
    void queries.invalidateQueries({ queryKey: couponsKey });
    bus.publish('coupon-used', { version: 1, couponId: id, isTicket: kind === 'ticket' });
    used.current();
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
      void queries.invalidateQueries({ queryKey: couponsKey });
    },
  };
}
