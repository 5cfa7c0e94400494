import { useStrings } from '@mrw/shared-contracts';
import { Button, IconButton, Notice, useOfflineReason } from '@mrw/shared-ui';
import { CheckingOutcome } from '@mrw/shared-ui/outcome';
import type { ReactNode, Ref } from 'react';
import { acquireStrings } from '../acquire/acquire-strings';
import { useRefusedText } from '../acquire/refused';
import { Action } from '../action-bar/action-bar';
import { guestStrings } from '../guest/strings';
import { confirmAction } from './confirm-action';
import { ticketStrings } from './strings';
import s from './ticket-form.module.css';
import { TicketSummary } from './ticket-summary';
import type { BookingFailure } from './use-ticket-booking';

type Props = Parameters<typeof TicketSummary>[0] & {
  heading: Ref<HTMLHeadingElement>;
  failure: BookingFailure | null;
  /** The chosen slot still has tickets. */
  slotOpen: boolean;
  sending: boolean;
  /** The outcome is being read back for the first time. */
  checking: boolean;
  /** Why the campaign cannot be booked now; null: it can. */
  blocked: ReactNode;
  onBack(): void;
  onConfirm(): void;
  /** Another slot has to be chosen. */
  onChooseAgain(): void;
  /** A guest must confirm the contact at the sign-on site again. */
  onRegisterAgain(): void;
};

/** The summary before a ticket is booked; the arrow returns to the form with its input (§2). */
export function ConfirmStep({ heading, failure, slotOpen, sending, checking, blocked, ...props }: Props) {
  const { onBack, onConfirm, onChooseAgain, onRegisterAgain, ...summary } = props;
  const t = useStrings(ticketStrings);
  const a = useStrings(acquireStrings);
  const textOf = useFailureText();
  const offline = useOfflineReason();
  const action = confirmAction(failure, slotOpen);
  const buttons = {
    confirm: { label: t('confirm'), press: onConfirm },
    'look-again': { label: a('lookAgain'), press: onConfirm },
    'choose-again': { label: t('chooseAgain'), press: onChooseAgain },
    'register-again': { label: t('confirmAgain'), press: onRegisterAgain },
  };
  const { label, press } = buttons[action];
  const reason = offline ?? (action === 'confirm' ? blocked : null);
  const problem = failure ? textOf(failure) : action === 'choose-again' ? a('ticketOutOfStock') : null;
  return (
    <div className={s.form}>
      <div className={s.head}>
        <IconButton icon="back" label={t('back')} disabled={sending} onClick={onBack} />
        <h2 ref={heading} className={s.title}>
          {t('confirmTitle')}
        </h2>
      </div>
      <TicketSummary {...summary} />
      {problem && (
        <Notice tone="err" live>
          {problem}
        </Notice>
      )}
      {checking && <CheckingOutcome />}
      <Action>
        <Button
          wide
          disabled={reason !== null}
          disabledReason={reason}
          busy={sending}
          busyLabel={t('sending')}
          onClick={press}
        >
          {label}
        </Button>
      </Action>
    </div>
  );
}

function useFailureText(): (failure: BookingFailure) => string {
  const a = useStrings(acquireStrings);
  const g = useStrings(guestStrings);
  const textOf = useRefusedText();
  return (failure) => {
    switch (failure.kind) {
      case 'credential-refused':
        return g('credentialRefused');
      case 'unknown':
        return a('unknownResult');
      default:
        return textOf(failure, a('apiFailed'));
    }
  };
}
