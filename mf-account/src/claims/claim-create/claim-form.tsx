import { useStrings } from '@mrw/shared-contracts';
import { ErrorSummary, useNow } from '@mrw/shared-ui';
import { hongKongDay } from '@mrw/shared-ui/formatters';
import { useState, type SyntheticEvent } from 'react';
import { useFocusOnFault } from '../../common/form-focus/use-focus-on-fault';
import { claimRequest, isMissing, missingField } from './claim-rules';
import s from './claim-create.module.css';
import { claimFields, fieldLabels, type ClaimField } from './field-faults';
import type { StepProps } from './claim-step';
import { PhotosStep } from './photos-step';
import { PurchaseStep } from './purchase-step';
import { useStoredDraft } from './stored-draft';
import { SentDialog } from './sent-dialog';
import { claimCreateStrings } from './strings';
import { SubmitStep } from './submit-step';
import { useClaimSending } from './use-claim-sending';

/** From so many wrong fields on they are listed above the form. */
const fieldsOfSummary = 3;

/** Photos, store, number, date and amount in one page; Submit needs all of them (§5). */
export function ClaimForm() {
  const t = useStrings(claimCreateStrings);
  const { draft, change, clear } = useStoredDraft();
  const [left, setLeft] = useState<ReadonlySet<ClaimField>>(new Set());
  const { sending, checking, refused, problem, told, leaveFor, reset, send } = useClaimSending(clear);
  const summary = claimFields.flatMap((name) => {
    const fault = refused?.[name];
    return fault ? [{ name, message: t('faultOf', { field: t(fieldLabels[name]), fault }) }] : [];
  });
  const needsSummary = summary.length >= fieldsOfSummary;
  // After a refusal the focus moves to the first faulty field, or to the list of all faults.
  const form = useFocusOnFault(needsSummary ? null : refused);
  const today = hongKongDay(useNow());
  const request = claimRequest(draft, today);

  const step: StepProps = {
    draft,
    today,
    change: (part) => {
      reset();
      change(part);
    },
    leave: (field) => () => {
      setLeft((fields) => new Set([...fields, field]));
    },
    faultOf: (field) => {
      if (refused?.[field]) return refused[field];
      return left.has(field) && isMissing(draft[field]) ? t('inputThisField') : undefined;
    },
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (request && !sending && navigator.onLine) send(request);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className={s.form}>
      {needsSummary && <ErrorSummary errors={summary} />}
      <PhotosStep {...step} />
      <PurchaseStep {...step} />
      <SubmitStep
        draft={draft}
        missing={missingField(draft, today)}
        sending={sending}
        checking={checking}
        problem={problem}
      />
      <SentDialog sent={told} onLeave={leaveFor} />
    </form>
  );
}
