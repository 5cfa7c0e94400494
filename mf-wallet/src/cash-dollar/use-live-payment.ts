import { deviceNow, useClock, useKept, useLiveNews, useStrings } from '@mrw/shared-contracts';
import { details, isDetail } from '@mrw/shared-contracts/api/errors';
import type { LiveEvents } from '@mrw/shared-contracts/api/live-events';
import { cash } from '@mrw/shared-contracts/constants';
import { spendingLockedStrings } from '../spending-locked/strings';
import { offerInHand, offerOf, type OpenOffer } from './payment';
import { cashStrings } from './strings';
import type { OpenPayment } from './use-open-payment';

/** Milliseconds: what a younger code shows was read just now. */
const young = 2_000;

/**
 * Hears what the till does with the offer of this page, from before there is one: nothing is missed then.
 *
 * @param refresh reads the state of an offer
 * @returns why the till did not take the code that is shown
 */
export function useLivePayment(
  { payment, dispatch, isOpen, paid, feedback }: OpenPayment,
  refresh: (offer: OpenOffer) => void,
): string | null {
  const t = useStrings(cashStrings);
  const tLocked = useStrings(spendingLockedStrings);
  const clock = useClock();
  const [refused, setRefused] = useKept<{ code: string; isLocked: boolean } | null>(
    'code that the till refused',
    null,
  );
  const shown = offerOf(payment);

  const readAgain = () => {
    if (shown && payment.kind !== 'refreshing' && payment.kind !== 'paid') refresh(shown);
  };
  const follow = (offer: OpenOffer, { status, store, balance, at, detail }: LiveEvents['payment']) => {
    switch (status) {
      case 'CREATED':
        return;
      case 'REFUSED':
        setRefused({ code: offer.code, isLocked: isDetail(detail ?? null, details.spendingLocked) });
        return;
      case 'CONFIRMED': {
        const paidDetails = { at: at ?? clock.now(), store, balance, receivedAt: deviceNow() };
        if (isOpen(offer.key)) {
          paid(paidDetails);
          return;
        }
        // A refresh found it paid already: this is the same payment, with its details.
        dispatch({ type: 'paid', details: paidDetails });
        feedback.pointsChanged();
        return;
      }
      default:
        readAgain();
    }
  };
  useLiveNews(true, ({ event, news }) => {
    const offer = offerInHand(payment);
    if (!offer) return;
    if (event === 'payment' && news.key === offer.key) follow(offer, news);
    const isYoung = offer.codeEndsAt - deviceNow() > cash.codeLifetime - young;
    if (event === 'resync' && !isYoung) readAgain();
  });

  if (refused === null || refused.code !== shown?.code) return null;
  return refused.isLocked ? tLocked('locked') : t('refusedAtTill');
}
