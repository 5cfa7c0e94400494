import { useStrings } from '@mrw/shared-contracts';
import { Button, IconButton, Notice, useOfflineReason } from '@mrw/shared-ui';
import { acquireStrings } from '../acquire/acquire-strings';
import { Action } from '../action-bar/action-bar';
import { guestStrings } from '../guest/strings';
import { ticketStrings } from './strings';
import s from './ticket-form.module.css';
import { TicketSummary } from './ticket-summary';
import type { BookingFailure } from './use-ticket-booking';

type Props = Parameters<typeof TicketSummary>[0] & {
  failure: BookingFailure | null;
  sending: boolean;
  onBack(): void;
  onConfirm(): void;
  /** A guest has to confirm the contact at the sign-on site once more. */
  onRegisterAgain(): void;
};

/** The last look before a ticket is booked; the arrow leads back to the form with everything kept (§2). */
export function ConfirmStep({ failure, sending, onBack, onConfirm, onRegisterAgain, ...summary }: Props) {
  const t = useStrings(ticketStrings);
  const a = useStrings(acquireStrings);
  const words = useFailureWords();
  const offline = useOfflineReason();
  const again = failure?.kind === 'credential-refused';
  const label = failure?.kind === 'unknown' ? a('lookAgain') : t(again ? 'confirmAgain' : 'confirm');
  return (
    <div className={s.form}>
      <div className={s.head}>
        <IconButton icon="back" label={t('back')} disabled={sending} onClick={onBack} />
        <h2 className={s.title}>{t('confirmTitle')}</h2>
      </div>
      <TicketSummary {...summary} />
      {failure && (
        <Notice tone="err" live>
          {words(failure)}
        </Notice>
      )}
      <Action>
        <Button
          wide
          disabled={offline !== null}
          disabledReason={offline}
          busy={sending}
          busyLabel={t('sending')}
          onClick={again ? onRegisterAgain : onConfirm}
        >
          {label}
        </Button>
      </Action>
    </div>
  );
}

function useFailureWords(): (failure: BookingFailure) => string {
  const a = useStrings(acquireStrings);
  const g = useStrings(guestStrings);
  return (failure) => {
    switch (failure.kind) {
      case 'refused':
        return a(failure.failure);
      case 'credential-refused':
        return g('credentialRefused');
      case 'unknown':
        return a('unknownResult');
      case 'unclear':
        return a('unclear');
      case 'failed':
        return a('apiFailed');
    }
  };
}
