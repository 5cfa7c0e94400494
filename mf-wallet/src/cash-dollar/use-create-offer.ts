import { deviceNow, useHost, useKept } from '@mrw/shared-contracts';
import { useLookAgain } from '@mrw/shared-ui';
import { useMounted } from '@mrw/shared-ui/actions/use-mounted';
import { useSingleFlight } from '@mrw/shared-ui/actions/use-single-flight';
import { useMember } from '@mrw/shared-ui/member';
import { useOutcomeInHand } from '@mrw/shared-ui/outcome';
import { cancelOffer, createOffer, type Creation, type NewOffer } from './cash-calls';
import { codeEnd, windowEnd, type OpenOffer } from './payment';
import { offerKey } from './stored-key';
import { useHandOver } from './use-hand-over';
import type { OpenPayment } from './use-open-payment';

/** Creates an offer: its code is shown, or sent to the partner site. */
export function useCreateOffer(openPayment: OpenPayment): (asked: NewOffer) => void {
  const { dispatch, abandon, feedback, opened } = openPayment;
  const host = useHost();
  const { uid, pointsReadAt } = useMember();
  const handOver = useHandOver(openPayment);
  const mounted = useMounted('creation');
  const [, run] = useSingleFlight('creation');
  useOutcomeInHand();
  /** When the outcome of the last creation became unknown, in milliseconds since 1970. */
  const [unsureSince, setUnsureSince] = useKept<number | null>('creation unsure since', null);
  // No call reads an offer back, but the balance shows whether it holds points, once it can be read.
  useLookAgain(unsureSince !== null && (pointsReadAt ?? 0) <= unsureSince, feedback.pointsChanged);

  const created = async (creation: Creation, dollars: number, askedAt: number) => {
    setUnsureSince(creation.kind === 'unknown' ? deviceNow() : null);
    if (creation.kind !== 'created') {
      abandon(null);
      feedback.fail(creation.kind === 'unknown' ? { kind: 'create-unknown' } : creation);
      // A refusal shows that the balance on the page is stale.
      if (creation.kind === 'unknown' || creation.kind === 'refused') feedback.pointsChanged();
      return;
    }
    const { key, code } = creation.offer;
    if (!mounted.current) {
      // The code is no longer shown.
      await cancelOffer(host.http.other, uid, key);
      feedback.pointsChanged();
      return;
    }
    const endsAt = windowEnd(creation.offer, askedAt);
    offerKey(host.storage).write({ key, endsAt });
    const offer: OpenOffer = { key, code, dollars, codeEndsAt: codeEnd(deviceNow(), endsAt), endsAt };
    opened(offer);
    feedback.pointsChanged();
    await handOver(offer);
  };

  return (asked) => {
    run(async () => {
      feedback.setProblem(null);
      setUnsureSince(null);
      dispatch({ type: 'create' });
      const askedAt = deviceNow();
      const creation = await createOffer(host, uid, asked, () => {
        dispatch({ type: 'unclear' });
      });
      // The partner may answer late: another offer can be created meanwhile.
      void created(creation, asked.cash_dollar, askedAt);
    });
  };
}
