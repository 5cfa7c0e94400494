import { useStrings } from '@mrw/shared-contracts';
import { cash } from '@mrw/shared-contracts/constants';
import { Button, DoneMark, Notice, useSecondsLeft } from '@mrw/shared-ui';
import { formatMoney } from '@mrw/shared-ui/formatters';
import { QrCode } from '@mrw/shared-ui/qr-code';
import { useEffect, useEffectEvent } from 'react';
import { TillMode } from '../till-mode/till-mode';
import { TillRefusal } from '../till-mode/till-refusal';
import s from './cash-page.module.css';
import { PaidScreen } from './paid-screen';
import { offerOf, type OpenOffer, type Payment } from './payment';
import { cashStrings } from './strings';

const lifetime = cash.codeLifetime / 1000;

type Props = {
  payment: Payment;
  /** Why the till did not take this code. */
  refusal: string | null;
  onRefresh(): void;
  onClose(): void;
};

/**
 * The QR modal of an open offer; every 120 s the code is replaced, or its status read once it is scanned, until the
 * window ends (§4, §9).
 */
export function CashCode(props: Props) {
  const { payment, onClose } = props;
  const offer = offerOf(payment);
  if (payment.kind === 'paid' && payment.details)
    return <PaidScreen dollars={payment.offer.dollars} details={payment.details} onClose={onClose} />;
  return offer ? <OpenCode {...props} offer={offer} /> : null;
}

function OpenCode({ payment, offer, refusal, onRefresh, onClose }: Props & { offer: OpenOffer }) {
  const t = useStrings(cashStrings);
  // The clock of the countdown may be one tick behind when a new code arrives.
  const secondsLeft = Math.min(lifetime, useSecondsLeft(offer.codeEndsAt));
  const isLast = offer.codeEndsAt >= offer.endsAt;
  const refresh = useEffectEvent(onRefresh);
  const due = (payment.kind === 'live' || payment.kind === 'scanned') && secondsLeft === 0;
  useEffect(() => {
    if (due) refresh();
  }, [due]);

  return (
    <TillMode
      title={t('payCode')}
      amount={formatMoney(offer.dollars)}
      code={offer.code}
      picture={(look) => <QrCode value={offer.code} title={t('qrCode')} className={look} />}
      ring={{ secondsLeft, of: lifetime, last: isLast }}
      notice={refusal === null ? null : <TillRefusal text={refusal} />}
      state={stateOf()}
      onClose={onClose}
    />
  );

  function stateOf() {
    if (payment.kind === 'refreshing') return <p role="status">{t(isLast ? 'checking' : 'refreshing')}</p>;
    if (payment.kind === 'paid') return <DoneMark />;
    if (payment.kind !== 'scanned') return undefined;
    return (
      <div className={s.scanned}>
        <Notice live>{t('scanned')}</Notice>
        <Button icon="refresh" onClick={onRefresh}>
          {t('check')}
        </Button>
      </div>
    );
  }
}
