import { useStrings } from '@mrw/shared-contracts';
import { dateFault } from '@mrw/shared-contracts/dates/date-fault';
import { Card, DecimalField, Section, TextField } from '@mrw/shared-ui';
import { DateField } from '@mrw/shared-ui/date-field';
import type { StepProps } from './claim-step';
import { receiptDays } from './claim-rules';
import { claimCreateStrings } from './strings';
import { TenantField } from './tenant-field';

export function PurchaseStep({ draft, today, change, leave, faultOf }: StepProps) {
  const t = useStrings(claimCreateStrings);
  const days = receiptDays(today);
  const late = dateFault(draft.date, 'day', days) === 'tooLate' ? t('dateTooLate') : undefined;
  return (
    <Card>
      <Section title={t('step', { step: 2, title: t('purchase') })}>
        {/* A fault that appears when the field loses the focus is read aloud. */}
        <div aria-live="polite">
          <TenantField
            value={draft.tenant}
            error={faultOf('tenant')}
            onChange={(tenant) => {
              change({ tenant });
            }}
            onLeave={leave('tenant')}
          />
          <TextField
            label={t('receiptNumber')}
            name="receiptNumber"
            autoComplete="off"
            enterKeyHint="next"
            value={draft.receiptNumber}
            error={faultOf('receiptNumber')}
            onBlur={leave('receiptNumber')}
            onChange={(event) => {
              change({ receiptNumber: event.target.value });
            }}
          />
          <DateField
            label={t('issueDate')}
            name="date"
            limits={days}
            value={draft.date}
            error={late ?? faultOf('date')}
            onBlur={leave('date')}
            onChange={(event) => {
              change({ date: event.target.value });
            }}
          />
          <DecimalField
            label={t('amount')}
            name="amount"
            prefix="HK$"
            value={draft.amount}
            error={faultOf('amount')}
            onBlur={leave('amount')}
            onChange={(event) => {
              change({ amount: event.target.value });
            }}
          />
        </div>
      </Section>
    </Card>
  );
}
