import { Notice } from '@mrw/shared-ui';
import { CheckingOutcome } from '@mrw/shared-ui/outcome';
import { HeldCode } from './held-code';
import { InMiddle } from '../in-middle/in-middle';
import type { Payment } from './payment';
import type { PaymentFeedback } from './use-payment-feedback';

type Props = {
  payment: Payment;
  /** Why the last payment ended unpaid. */
  problem: PaymentFeedback['problem'];
  rate: number;
  onCancel(): void;
};

/** What the page says about a payment without a code on the screen. */
export function PaymentNotes({ payment, problem, rate, onCancel }: Props) {
  return (
    <>
      <HeldCode payment={payment} rate={rate} onCancel={onCancel} />
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
