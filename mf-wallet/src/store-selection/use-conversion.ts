import { useHost, useKept, useStrings } from '@mrw/shared-contracts';
import { details, isDetail } from '@mrw/shared-contracts/api/errors';
import { useTooManyTriesText } from '@mrw/shared-ui';
import { useMember } from '@mrw/shared-ui/member';
import { useMounted } from '@mrw/shared-ui/actions/use-mounted';
import { useSingleFlight } from '@mrw/shared-ui/actions/use-single-flight';
import { useOutcomePage, useUnknownOutcome } from '@mrw/shared-ui/outcome';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent } from 'react';
import { CouponPageCode } from '../coupon-kind/coupon-page-code';
import { couponsKey, places } from '../coupon-kind/places';
import { spendingLockedStrings } from '../spending-locked/strings';
import { returnToOpener } from '../store-picker/return-to-opener';
import type { ChosenStore } from '../coupon-kind/chosen-store';
import { convertCoupon, type Conversion } from './convert';
import type { ConvertRequest } from './selection-rules';
import { selectionStrings } from './strings';

type Failure = Exclude<Conversion, { kind: 'converted' }> | { kind: 'unknown' };
export type ConversionState = {
  sending: boolean;
  /** The response did not tell whether it is converted: the coupon is being read. */
  checking: boolean;
  failure: string | null;
  /** Leads to the real coupon, whose page did not come in time; null otherwise. */
  toCoupon: (() => void) | null;
  /** @param store name of the chosen store; null for a use online */
  convert(request: ConvertRequest, store: string | null): void;
};

/**
 * Whether the stores are chosen in place of the coupon, on a page that its page led to, or over the list of coupons.
 * Back leads to the list from each: the page of a coupon that is converted would lead to the real one again.
 */
export type SelectionPlace = 'coupon' | 'page of coupon' | 'list';

/**
 * Converts and navigates to the real coupon; a failure is a toast and stays on the page (§8, Q-182). A member who has
 * left the page stays there and gets a toast.
 */
export function useConversion(id: string, place: SelectionPlace): ConversionState {
  const t = useStrings(selectionStrings);
  const tLocked = useStrings(spendingLockedStrings);
  const waitOf = useTooManyTriesText();
  const host = useHost();
  const { notify, navigation } = host;
  const { uid } = useMember();
  const queries = useQueryClient();
  const act = `conversion of ${id}`;
  const [sending, run] = useSingleFlight(act);
  const [failure, setFailure] = useKept<Failure | null>(`${act} failed`, null);
  const mounted = useMounted();
  const [chosenStoreRef] = useKept<{ current: ChosenStore | null }>(`${act}, store`, () => ({
    current: null,
  }));
  const page = useOutcomePage(useContext(CouponPageCode), act);

  const textOf = (failed: Failure) => {
    if (failed.kind === 'refused')
      return isDetail(failed.detail, details.spendingLocked) ? tLocked('locked') : failed.detail;
    return failed.kind === 'too-many-tries' ? waitOf(failed) : t(failureKeys[failed.kind]);
  };
  const question = useUnknownOutcome<Conversion>(
    (conversion) => {
      if (conversion.kind === 'converted') {
        const coupon = places.coupon.detail(conversion.newId);
        const lead = () => {
          const state = chosenStoreRef.current;
          if (place === 'page of coupon') returnToOpener(navigation, coupon, state);
          else navigation.navigate(coupon, { replace: place === 'coupon', state });
        };
        const stays = mounted.current && !page.arrive(lead);
        // A page that says the outcome itself shows the coupon as it was: the other one leads away from it.
        void queries.invalidateQueries({ queryKey: couponsKey, ...(stays && { refetchType: 'none' }) });
        // It also takes the place of the message that the outcome is not known.
        if (!mounted.current || failure?.kind === 'unknown') notify.toast(t('converted'));
        return;
      }
      // After a refusal the stores and their stock are stale.
      void queries.invalidateQueries({ queryKey: couponsKey });
      notify.toast(textOf(conversion), 'failed');
      setFailure(conversion);
    },
    { key: act, passing: true },
  );
  // The page may have read by itself that the coupon is converted, and leaves: that it was not known still stands there.
  const lookLast = useEffectEvent(question.lookAgain);
  useEffect(
    () => () => {
      lookLast();
    },
    [],
  );

  return {
    sending,
    checking: question.checking,
    failure: failure && textOf(failure),
    toCoupon: page.goOn,
    convert: (request, store) => {
      chosenStoreRef.current = store === null ? null : { chosenStore: store };
      run(async () => {
        question.drop();
        setFailure(null);
        const conversion = convertCoupon({ host, uid, id }, request, question.check);
        const [outcome] = await Promise.all([conversion, page.ask()]);
        question.receive(outcome);
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
