import { useHost, useStrings } from '@mrw/shared-contracts';
import type { CustomerPatch } from '@mrw/shared-contracts/api/customers';
import { Button, useOfflineReason } from '@mrw/shared-ui';
import { useEffect, useState, type SyntheticEvent, type ReactNode } from 'react';
import { useFocusOnFault } from '../form-focus/use-focus-on-fault';
import s from './account-editing.module.css';
import { accountEditingStrings } from './strings';
import { updateFailure, type UpdateFailure } from './update-failure';
import type { useProfileUpdate } from './use-profile-update';

export type DraftProps = {
  /** The label of the field, with the mark of one that may stay empty. */
  inputLabel: string;
  draft: string;
  setDraft(value: string): void;
  error: string | undefined;
};

/** What a field says of its draft. */
export type DraftRules = {
  /** Name of the field on the wire. */
  name: string;
  /** Another name under which the server may refuse it. */
  refusedAs?: string;
  label: string;
  /** What is stored, as the input takes it. */
  value: string;
  optional?: boolean;
  canSave(draft: string): boolean;
  /** What is wrong with a draft that may be saved otherwise; nothing is sent then. */
  check?(draft: string): string | null;
  patch(draft: string): CustomerPatch;
  children(props: DraftProps): ReactNode;
};

type Props = DraftRules & {
  update: ReturnType<typeof useProfileUpdate>;
  /** Of the words that tell why other fields wait. */
  reasonId: string;
  onSaved(): void;
};

/** What is wrong with a draft: what its check says, or what the server answered. */
type Fault = { kind: 'unusable' } | Exclude<UpdateFailure, { kind: 'no-internet' }>;

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
  const { notify } = useHost();
  const [draft, setDraft] = useState(value);
  const [fault, setFault] = useState<Fault | null>(null);
  const offline = useOfflineReason();
  const form = useFocusOnFault(fault);

  // Who pressed Edit wants to type.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, button')?.focus();
  }, [form]);

  const type = (next: string) => {
    setDraft(next);
    setFault(null);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!canSave(draft) || update.isPending || offline !== null) return;
    const usable = !check?.(draft);
    setFault(usable ? null : { kind: 'unusable' });
    if (!usable) return;
    update.mutate(patch(draft), {
      onSuccess: () => {
        notify.toast(t('successfullyUpdated'));
        onSaved();
      },
      onError: (cause) => {
        const failure = updateFailure(cause, [name, refusedAs]);
        if (failure.kind === 'no-internet') notify.toast(t('noInternet'), 'failed');
        else setFault(failure);
      },
    });
  };
  const errorOf = () => {
    switch (fault?.kind) {
      case 'unusable':
        return check?.(draft) ?? undefined;
      case 'field':
        return fault.message;
      case 'email-bound':
        return t('account_email_bound');
      case undefined:
        return undefined;
    }
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      {children({
        inputLabel: optional ? `${label} ${t('optional')}` : label,
        draft,
        setDraft: type,
        error: errorOf(),
      })}
      <div className={s.save}>
        <Button
          type="submit"
          disabled={!canSave(draft) || offline !== null}
          disabledReason={offline ?? t('valueNeeded')}
          busy={update.isPending}
          busyLabel={t('saving')}
        >
          {t('save')}
        </Button>
      </div>
      {/* Once for the many buttons of the page that wait for this field. */}
      <p id={reasonId} className={s.tips}>
        {t('oneAtATime')}
      </p>
    </form>
  );
}
