import { Notice } from '@mrw/shared-ui';
import { CheckingOutcome } from '@mrw/shared-ui/outcome';
import { HeldCode } from './held-code';
import { InMiddle } from '../in-middle/in-middle';
import type { Payment } from './payment';
import type { PaymentNews } from './use-payment-news';

type Props = {
  payment: Payment;
  /** Why the last payment ended unpaid. */
  problem: PaymentNews['problem'];
  rate: number;
  onTakeBack(): void;
};

/** What the page says about a payment without a code on the screen. */
export function PaymentNotes({ payment, problem, rate, onTakeBack }: Props) {
  return (
    <>
      <HeldCode payment={payment} rate={rate} onCancel={onTakeBack} />
      {payment.kind === 'checking' && (
        <InMiddle>
          <CheckingOutcome />
        </InMiddle>
      )}
      {problem !== null && (
        <InMiddle key={problem.text}>
          <Notice tone={problem.kind === 'closed' ? 'ok' : 'err'} live>
            {problem.text}
          </Notice>
        </InMiddle>
      )}
    </>
  );
}
