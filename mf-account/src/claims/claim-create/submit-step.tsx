import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { asTyped } from '@mrw/shared-contracts/comparison/comparison-key';
import { Button, Card, DefinitionList, Notice, Section, useOnline } from '@mrw/shared-ui';
import { CheckingOutcome } from '@mrw/shared-ui/outcome';
import { formatDate, formatInteger, formatMoney } from '@mrw/shared-ui/formatters';
import { LeadToMissing } from '@mrw/shared-ui/steps';
import { amountOf, type ClaimDraft } from './claim-rules';
import s from './claim-create.module.css';
import type { ClaimField } from './field-faults';
import { claimCreateStrings } from './strings';

type Props = {
  draft: ClaimDraft;
  /** The first field that is missing; without one the claim can be sent. */
  missing: ClaimField | undefined;
  sending: boolean;
  checking: boolean;
  /** Why the claim was not sent. */
  problem: string | null;
};

/** The summary of the claim, once it is complete, with the button that sends it. */
export function SubmitStep({ draft, missing, sending, checking, problem }: Props) {
  const t = useStrings(claimCreateStrings);
  const language = useLanguage();
  const { claimReviewDays, claimPoints } = useHost().config;
  const online = useOnline();
  const ready = missing === undefined;
  const dollars = amountOf(draft.amount) ?? 0;
  const points = Math.floor(dollars * (claimPoints ?? 0));
  return (
    <Card>
      <Section title={t('step', { step: 3, title: t('check') })}>
        {ready && (
          <DefinitionList
            items={[
              { label: t('tenant'), value: draft.tenant?.name },
              { label: t('receiptNumber'), value: asTyped(draft.receiptNumber) },
              { label: t('issueDate'), value: formatDate(`${draft.date}T12:00:00+08:00`, language) },
              { label: t('amount'), value: formatMoney(dollars) },
              ...(points > 0
                ? [{ label: t('expected'), value: t('about', { points: formatInteger(points) }) }]
                : []),
            ]}
          />
        )}
        <div className={s.kept}>
          {claimReviewDays !== undefined && <p>{t('reviewedWithin', { count: claimReviewDays })}</p>}
          <p>{t('draftKept')}</p>
        </div>
        {checking && <CheckingOutcome />}
        {problem !== null && (
          <Notice tone="err" live>
            {problem}
          </Notice>
        )}
        <Button
          type="submit"
          wide
          disabled={!ready || !online}
          busy={sending}
          busyLabel={t('submitting')}
          disabledReason={
            ready ? t('offline') : <LeadToMissing name={missing}>{t('allNeeded')}</LeadToMissing>
          }
        >
          {t('submit')}
        </Button>
      </Section>
    </Card>
  );
}
