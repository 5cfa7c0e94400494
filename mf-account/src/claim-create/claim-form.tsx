import { useHost, useStrings } from '@mrw/shared-contracts';
import { Button, Card, Section, TextField } from '@mrw/shared-ui';
import { hongKongDay } from '@mrw/shared-ui/formatters';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMember } from '../member/member-context';
import { amountOf, claimRequest, isUsableDate } from './claim-rules';
import s from './claim-create.module.css';
import { ImageField } from './image-field';
import { useStoredDraft } from './stored-draft';
import { claimCreateStrings } from './strings';
import { TenantField } from './tenant-field';
import { useCreateClaim } from './use-claim-calls';

type Field = 'tenant' | 'receiptNumber' | 'date' | 'amount' | 'receipt' | 'slip';

/** Photos, store, number, date and amount in one page; Submit needs all of them (§5). */
export function ClaimForm() {
  const t = useStrings(claimCreateStrings);
  const { notify } = useHost();
  const navigate = useNavigate();
  const { uid } = useMember();
  const { draft, change, clear } = useStoredDraft(uid);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const create = useCreateClaim();
  const [today] = useState(() => hongKongDay(Date.now()));
  const request = claimRequest(draft, today);

  const leave = (field: Field) => () => {
    setLeft((fields) => new Set([...fields, field]));
  };
  const missing = (field: Field, value: unknown) =>
    left.has(field) && !value ? t('inputThisField') : undefined;
  const late = draft.date !== '' && !isUsableDate(draft.date, today) ? t('dateTooLate') : undefined;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!request || create.isPending) return;
    create.mutate(request, {
      onSuccess: () => {
        clear();
        void navigate('/transaction');
      },
      onError: () => {
        notify.toast(t('checkBackLater'), 'failed');
      },
    });
  };

  return (
    <form onSubmit={submit} noValidate className={s.form}>
      <Card>
        <Section title={t('photos')}>
          <p className={s.guide}>{t('photoGuide')}</p>
          <div className={s.photos}>
            <ImageField
              label={t('receiptImage')}
              value={draft.receipt}
              error={missing('receipt', draft.receipt)}
              onChange={(receipt) => {
                change({ receipt });
              }}
              onBlur={leave('receipt')}
            />
            <ImageField
              label={t('slipImage')}
              value={draft.slip}
              error={missing('slip', draft.slip)}
              onChange={(slip) => {
                change({ slip });
              }}
              onBlur={leave('slip')}
            />
          </div>
        </Section>
      </Card>
      <Card>
        <Section title={t('purchase')}>
          <TenantField
            value={draft.tenant}
            error={missing('tenant', draft.tenant)}
            onChange={(tenant) => {
              change({ tenant });
            }}
            onLeave={leave('tenant')}
          />
          <TextField
            label={t('receiptNumber')}
            autoComplete="off"
            value={draft.receiptNumber}
            error={missing('receiptNumber', draft.receiptNumber.trim())}
            onBlur={leave('receiptNumber')}
            onChange={(event) => {
              change({ receiptNumber: event.target.value });
            }}
          />
          <TextField
            label={t('issueDate')}
            type="date"
            max={today}
            value={draft.date}
            error={late ?? missing('date', draft.date)}
            onBlur={leave('date')}
            onChange={(event) => {
              change({ date: event.target.value });
            }}
          />
          <TextField
            label={t('amount')}
            prefix="HK$"
            inputMode="decimal"
            autoComplete="off"
            value={draft.amount}
            error={missing('amount', /\d/.test(draft.amount))}
            onBlur={leave('amount')}
            onChange={(event) => {
              change({ amount: amountOf(event.target.value) });
            }}
          />
        </Section>
      </Card>
      <Button
        type="submit"
        wide
        disabled={!request}
        busy={create.isPending}
        busyLabel={t('submitting')}
        disabledReason={t('allNeeded')}
      >
        {t('submit')}
      </Button>
    </form>
  );
}
