import { useHost, useKept, useStrings } from '@mrw/shared-contracts';
import type { UsageRequest } from '@mrw/shared-contracts/api/coupons';
import { useMember } from '@mrw/shared-ui/member';
import { useMounted } from '@mrw/shared-ui/actions/use-mounted';
import { useSingleFlight } from '@mrw/shared-ui/actions/use-single-flight';
import { useUnknownOutcome } from '@mrw/shared-ui/outcome';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { couponsKey, type CouponKind } from '../coupon-kind/places';
import { sendUse } from './send-use';
import { useStringsOf } from './strings';
import {
  idle,
  transition,
  type UseEvent,
  type UseOutcome,
  type UseResult,
  type UseState,
} from './use-machine';
import { useResultText } from './use-result';
import { couponUseStatus } from './use-status';

type CouponUse = {
  state: UseState;
  /** The response did not tell whether it is used: the coupon is being read. */
  checking: boolean;
  /** Not used so far, and read again from time to time. */
  looksAgain: boolean;
  submit(credential: UsageRequest): void;
  /** A use that is refused before anything is sent: the loaded blackout flag. */
  refuseForBlackout(): void;
  close(): void;
};

/**
 * Runs the use of one coupon. `onUsed` is called once, when the outcome is certain; a member who has left the page by
 * then gets a toast.
 */
export function useCouponUse(kind: CouponKind, id: string, onUsed: (at: string | null) => void): CouponUse {
  const t = useStrings(useStringsOf[kind]);
  const textOf = useResultText(kind);
  const host = useHost();
  const { bus, notify } = host;
  const { uid } = useMember();
  const queries = useQueryClient();
  const act = `use of ${kind} ${id}`;
  const [state, setState] = useKept(act, idle);
  const dispatch = (event: UseEvent) => {
    setState((before) => transition(before, event));
  };
  const [, run] = useSingleFlight(act);
  const told = useRef(false);
  const [tried, setTried] = useKept(`${act}, tried`, { code: '', attempt: 0 });
  const mounted = useMounted();

  const readAgain = () => {
    void queries.invalidateQueries({ queryKey: couponsKey });
  };
  const question = useUnknownOutcome<UseOutcome>(
    (found) => {
      const event: UseOutcome = 'lookAgain' in found ? { type: 'refused', result: unreachable } : found;
      dispatch(event);
      if (event.type === 'refused' && !mounted.current) {
        readAgain();
        notify.toast(textOf(event.result).message, 'failed');
      }
      if (event.type !== 'used' || told.current) return;
      told.current = true;
      readAgain();
      bus.publish('coupon-used', { version: 1, couponId: id, isTicket: kind === 'ticket' });
      if (mounted.current) onUsed(event.at);
      else notify.toast(t('success'));
    },
    { key: act },
  );

  return {
    state,
    checking: question.checking,
    looksAgain: question.pending && !question.open,
    submit: (credential) => {
      if (state.kind !== 'idle') return;
      run(async () => {
        dispatch({ type: 'submit' });
        const code = credential.staff_code ?? credential.store_qr_code ?? '';
        const attempt = code === tried.code ? tried.attempt : tried.attempt + 1;
        setTried({ code, attempt });
        question.receive(await sendUse({ host, kind, uid, id, attempt }, credential, question.check));
      });
    },
    refuseForBlackout: () => {
      dispatch({
        type: 'refused',
        result: { status: couponUseStatus.blackout, reason: null, unsure: false },
      });
    },
    close: () => {
      question.drop();
      dispatch({ type: 'closed' });
      readAgain();
    },
  };
}

const unreachable: UseResult = { status: couponUseStatus.noInternet, reason: null, unsure: true };
