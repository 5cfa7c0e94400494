import { useHost, useStrings } from '@mrw/shared-contracts';
import type { CustomerPatch } from '@mrw/shared-contracts/api/customers';
import { Button, Icon, useOfflineReason } from '@mrw/shared-ui';
import { useEffect, useRef, useState, type SyntheticEvent, type ReactNode } from 'react';
import { useFocusOnFault } from '../form-focus/use-focus-on-fault';
import s from './account-editing.module.css';
import { useFieldMode } from './editing';
import { accountEditingStrings } from './strings';
import { updateFailure } from './update-failure';
import { useProfileUpdate } from './use-profile-update';

export type DraftProps = { draft: string; setDraft(value: string): void; error: string | undefined };

type Props = {
  /** Name of the field on the wire. */
  name: string;
  /** Another name under which the server may refuse it. */
  refusedAs?: string;
  label: string;
  /** What is stored, as the input takes it. */
  value: string;
  /** What is stored, as people read it. */
  shown: ReactNode;
  tips?: string | null;
  optional?: boolean;
  editable: boolean;
  canSave(draft: string): boolean;
  /** What is wrong with a draft that may be saved otherwise; nothing is sent then. */
  check?(draft: string): string | null;
  patch(draft: string): CustomerPatch;
  children(props: DraftProps): ReactNode;
};

/** The saved mark is on the field for 1 second (§4). */
const savedFor = 1_000;

/** One field of the account: its value with Edit, or its input with Save and Cancel. */
export function EditableField(props: Props) {
  const t = useStrings(accountEditingStrings);
  const { mode, reasonId, begin, end } = useFieldMode(props.name);
  const [saved, setSaved] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => {
      setSaved(false);
    }, savedFor);
    return () => {
      clearTimeout(timer);
    };
  }, [saved]);

  const editing = mode === 'editing';
  return (
    <div className={s.field} role="group" aria-label={props.label}>
      <div className={s.head}>
        <div className={s.what}>
          <p className={s.label}>
            {!editing && props.label}
            {!editing && props.optional && <span className={s.optional}> {t('optional')}</span>}
            {saved && (
              <span className={s.saved} role="status">
                <Icon name="done" size={20} className={s.tick} />
                {t('saved')}
              </span>
            )}
          </p>
          {!editing && <p className={s.value}>{props.shown || t('notSet')}</p>}
        </div>
        {props.editable && (
          <span className={s.action}>
            <Button
              ref={toggle}
              variant="quiet"
              disabled={mode === 'inactive'}
              aria-describedby={mode === 'inactive' ? reasonId : undefined}
              onClick={editing ? end : begin}
            >
              {t(editing ? 'cancel' : 'edit')}
            </Button>
          </span>
        )}
      </div>
      {editing && (
        <DraftForm
          {...props}
          reasonId={reasonId}
          onSaved={() => {
            setSaved(true);
            end();
            // The input is gone: the keyboard goes on at the button that opened it.
            toggle.current?.focus();
          }}
        />
      )}
      {!editing && props.tips && <p className={s.tips}>{props.tips}</p>}
    </div>
  );
}

function DraftForm({
  name,
  refusedAs = name,
  value,
  canSave,
  check,
  patch,
  children,
  reasonId,
  onSaved,
}: Props & { reasonId: string; onSaved(): void }) {
  const t = useStrings(accountEditingStrings);
  const { notify } = useHost();
  const [draft, setDraft] = useState(value);
  const [error, setError] = useState<string>();
  const update = useProfileUpdate();
  const offline = useOfflineReason();
  const form = useFocusOnFault(error);

  // Who pressed Edit wants to type.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, button')?.focus();
  }, [form]);

  const type = (next: string) => {
    setDraft(next);
    setError(undefined);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!canSave(draft) || update.isPending || offline !== null) return;
    const wrong = check?.(draft);
    setError(wrong ?? undefined);
    if (wrong) return;
    update.mutate(patch(draft), {
      onSuccess: () => {
        notify.toast(t('successfullyUpdated'));
        onSaved();
      },
      onError: (cause) => {
        const failure = updateFailure(cause, [name, refusedAs]);
        if (failure.kind === 'no-internet') notify.toast(t('noInternet'), 'failed');
        else setError(failure.kind === 'field' ? failure.message : t('account_email_bound'));
      },
    });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      {children({ draft, setDraft: type, error })}
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
