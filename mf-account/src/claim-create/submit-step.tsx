import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { Button, Card, DefinitionList, Notice, Section, useOnline } from '@mrw/shared-ui';
import { formatDate, formatMoney } from '@mrw/shared-ui/formatters';
import { amountOf, type ClaimDraft } from './claim-rules';
import s from './claim-create.module.css';
import { claimCreateStrings } from './strings';

type Props = { draft: ClaimDraft; ready: boolean; busy: boolean; failed: boolean };

/** The summary of the claim, once it is complete, with the button that sends it. */
export function SubmitStep({ draft, ready, busy, failed }: Props) {
  const t = useStrings(claimCreateStrings);
  const language = useLanguage();
  const { claimReviewDays } = useHost().config;
  const online = useOnline();
  return (
    <Card>
      <Section title={t('step', { step: 3, title: t('check') })}>
        {ready && (
          <DefinitionList
            items={[
              { label: t('tenant'), value: draft.tenant?.name },
              { label: t('receiptNumber'), value: draft.receiptNumber.trim() },
              { label: t('issueDate'), value: formatDate(`${draft.date}T12:00:00+08:00`, language) },
              { label: t('amount'), value: formatMoney(amountOf(draft.amount) ?? 0) },
            ]}
          />
        )}
        <div className={s.kept}>
          {claimReviewDays !== undefined && <p>{t('reviewedWithin', { count: claimReviewDays })}</p>}
          <p>{t('draftKept')}</p>
        </div>
        {failed && (
          <Notice tone="err" live>
            {t('checkBackLater')}
          </Notice>
        )}
        <Button
          type="submit"
          wide
          disabled={!ready || !online}
          busy={busy}
          busyLabel={t('submitting')}
          disabledReason={t(ready ? 'offline' : 'allNeeded')}
        >
          {t('submit')}
        </Button>
      </Section>
    </Card>
  );
}
