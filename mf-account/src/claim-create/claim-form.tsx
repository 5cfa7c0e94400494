import { failureOf, useHost, useStrings } from '@mrw/shared-contracts';
import { singleUseKey } from '@mrw/shared-contracts/outcome/single-use-key';
import { ErrorSummary, useNow } from '@mrw/shared-ui';
import { hongKongDay } from '@mrw/shared-ui/formatters';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFocusOnFault } from '../form-focus/use-focus-on-fault';
import { claimSent } from '../reward-claims/claim-sent';
import { claimRequest, intentOf, isMissing } from './claim-rules';
import s from './claim-create.module.css';
import { claimFields, fieldFaults, fieldLabels, type ClaimField, type FieldFaults } from './field-faults';
import type { StepProps } from './claim-step';
import { PhotosStep } from './photos-step';
import { PurchaseStep } from './purchase-step';
import { useStoredDraft } from './stored-draft';
import { claimCreateStrings } from './strings';
import { SubmitStep } from './submit-step';
import { isRefused, useCreateClaim } from './use-claim-calls';

/** The message of the form when the refusal names no field. */
const isEmpty = (faults: FieldFaults) => Object.keys(faults).length === 0;

/** From so many wrong fields on they are listed above the form. */
const fieldsOfSummary = 3;

/** Photos, store, number, date and amount in one page; Submit needs all of them (§5). */
export function ClaimForm() {
  const t = useStrings(claimCreateStrings);
  const { notify } = useHost();
  const navigate = useNavigate();
  const { draft, change, clear } = useStoredDraft();
  const [left, setLeft] = useState<ReadonlySet<ClaimField>>(new Set());
  const [refused, setRefused] = useState<FieldFaults | null>(null);
  const summary = claimFields.flatMap((name) => {
    const fault = refused?.[name];
    return fault ? [{ name, message: t('faultOf', { field: t(fieldLabels[name]), fault }) }] : [];
  });
  const needsSummary = summary.length >= fieldsOfSummary;
  // After a refusal the focus moves to the first faulty field, or to the list of all faults.
  const form = useFocusOnFault(needsSummary ? null : refused);
  const create = useCreateClaim();
  const today = hongKongDay(useNow());
  const request = claimRequest(draft, today);

  const step: StepProps = {
    draft,
    today,
    change: (part) => {
      setRefused(null);
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
    if (!request || create.isPending || !navigator.onLine) return;
    const intent = intentOf(request, draft.intent, singleUseKey);
    setRefused(null);
    change({ intent });
    create.mutate(
      { request, key: intent.key },
      {
        onSuccess: () => {
          clear();
          notify.toast(t('submitted'));
          // The form is empty now: Back leaves it out.
          void navigate('/transaction', { replace: true, state: claimSent });
        },
        onError: (error) => {
          // A refused claim was not created: the next press sends a new one.
          if (isRefused(error)) change({ intent: null });
          setRefused(fieldFaults(failureOf(error)));
          notify.toast(t('checkBackLater'), 'failed');
        },
      },
    );
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className={s.form}>
      {needsSummary && <ErrorSummary errors={summary} />}
      <PhotosStep {...step} />
      <PurchaseStep {...step} />
      <SubmitStep
        draft={draft}
        ready={request !== null}
        busy={create.isPending}
        failed={refused !== null && isEmpty(refused)}
      />
    </form>
  );
}
