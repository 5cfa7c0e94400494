import { useHost, useKept, useStrings } from '@mrw/shared-contracts';
import type { CustomerPatch } from '@mrw/shared-contracts/api/customers';
import { Button, useOfflineReason, useTooManyTriesText, type Elements } from '@mrw/shared-ui';
import { hasHalfDate } from '@mrw/shared-ui/date-field';
import { useEffect, type SyntheticEvent } from 'react';
import { useFailedWrite } from '../../common/calls/use-failed-write';
import { useFocusOnFault } from '../../common/form-focus/use-focus-on-fault';
import s from './account-editing.module.css';
import { draftFaultText, type DraftFault } from './draft-fault';
import { accountEditingStrings } from './strings';
import { updateFailure } from './update-failure';
import type { useProfileUpdate } from './use-profile-update';

export type DraftProps = {
  /** The label of the field, with the mark of one that may stay empty. */
  inputLabel: string;
  draft: string;
  setDraft(value: string): void;
  error: string | undefined;
};

/** The rules of a field for its draft. */
export type DraftRules = {
  /** Name of the field on the wire. */
  name: string;
  /** Another name under which the server may refuse it. */
  refusedAs?: string;
  label: string;
  /** The stored value in the form that the input takes. */
  value: string;
  optional?: boolean;
  canSave(draft: string): boolean;
  /** A fault that does not disable Save. With one nothing is sent. */
  check?(draft: string): string | null;
  patch(draft: string): CustomerPatch;
  children(props: DraftProps): Elements;
};

type Props = DraftRules & {
  update: ReturnType<typeof useProfileUpdate>;
  /** Id of the text that explains why the other fields are disabled. */
  reasonId: string;
  onSaved(): void;
};

/** The input of one field with Save. */
export function DraftForm({
  name,
  refusedAs = name,
  label,
  value,
  optional,
  canSave,
  check,
  patch,
  children,
  update,
  reasonId,
  onSaved,
}: Props) {
  const t = useStrings(accountEditingStrings);
  const waitOf = useTooManyTriesText();
  const messageOf = useFailedWrite();
  const { notify } = useHost();
  const [draft, setDraft] = useKept(`draft of ${name}`, value);
  const [fault, setFault] = useKept<DraftFault | null>(`fault of ${name}`, null);
  const offline = useOfflineReason();
  const form = useFocusOnFault(fault);

  // Edit moves the focus to the input.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, button')?.focus();
  }, [form]);

  const type = (next: string) => {
    setDraft(next);
    setFault(null);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!canSave(draft) || update.busy || offline !== null) return;
    if (form.current && hasHalfDate(form.current)) return;
    const usable = !check?.(draft);
    setFault(usable ? null : { kind: 'unusable' });
    if (!usable) return;
    update.send(patch(draft), {
      onDone: () => {
        notify.toast(t('successfullyUpdated'));
        onSaved();
      },
      onFailed: (cause) => {
        const failure = updateFailure(cause, [name, refusedAs]);
        if (failure.kind === 'no-internet') notify.toast(messageOf(cause, t('noInternet')), 'failed');
        else if (failure.kind === 'too-many-tries') notify.toast(waitOf(failure), 'failed');
        else setFault(failure);
      },
    });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      {children({
        inputLabel: optional ? `${label} ${t('optional')}` : label,
        draft,
        setDraft: type,
        error: draftFaultText(fault, {
          unusable: check?.(draft) ?? undefined,
          emailBound: t('account_email_bound'),
          spendingLocked: t('spendingLocked'),
        }),
      })}
      <div className={s.save}>
        <Button
          type="submit"
          disabled={!canSave(draft) || offline !== null}
          disabledReason={offline ?? t('valueNeeded')}
          busy={update.busy}
          busyLabel={t('saving')}
        >
          {t('save')}
        </Button>
      </div>
      {/* One text for all buttons of the page that are disabled by this field. */}
      <p id={reasonId} className={s.tips}>
        {t('oneAtATime')}
      </p>
    </form>
  );
}
