import { useKept, useStrings } from '@mrw/shared-contracts';
import { Button, Icon, VisuallyHidden } from '@mrw/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import s from './account-editing.module.css';
import { DraftForm, type DraftRules } from './draft-form';
import { useFieldMode } from './editing';
import { accountEditingStrings } from './strings';
import { useProfileUpdate } from './use-profile-update';

type Props = DraftRules & {
  /** The stored value in the form that is shown. */
  shown: ReactNode;
  tips?: string | null;
  editable: boolean;
};

/** The saved mark is on the field for 1 second (§4). */
const savedFor = 1_000;

/** One field of the account: its value with Edit, or its input with Save and Cancel. */
export function EditableField(props: Props) {
  const t = useStrings(accountEditingStrings);
  const { mode, reasonId, begin, end } = useFieldMode(props.name);
  const [saved, setSaved] = useKept(`${props.name} was saved`, false);
  const update = useProfileUpdate(`change of ${props.name}`);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => {
      setSaved(false);
    }, savedFor);
    return () => {
      clearTimeout(timer);
    };
  }, [saved, setSaved]);
  // The input was removed: the focus moves to the button that opened it, as soon as that can be pressed.
  const told = saved && !update.busy;
  useEffect(() => {
    if (told) toggle.current?.focus();
  }, [told]);

  const editing = mode === 'editing';
  const open = () => {
    setSaved(false);
    begin();
  };
  return (
    <div className={s.field} role="group" aria-label={props.label}>
      <div className={s.head}>
        <div className={s.what}>
          <p className={s.label}>
            {!editing && <span>{props.label}</span>}
            {!editing && props.optional && <span className={s.optional}>{` ${t('optional')}`}</span>}
            {saved && (
              <span className={s.saved} role="status">
                <Icon name="done" size={20} className={s.tick} />
                <span>{t('saved')}</span>
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
              // A request in flight cannot be cancelled, and its response belongs to the open field.
              disabled={mode === 'inactive' || update.busy}
              aria-describedby={mode === 'inactive' ? reasonId : undefined}
              onClick={editing ? end : open}
            >
              <span>{t(editing ? 'cancel' : 'edit')}</span>
              <VisuallyHidden>{` – ${props.label}`}</VisuallyHidden>
            </Button>
          </span>
        )}
      </div>
      {editing && (
        <DraftForm
          {...props}
          update={update}
          reasonId={reasonId}
          onSaved={() => {
            setSaved(true);
            end();
          }}
        />
      )}
      {!editing && props.tips && <p className={s.tips}>{props.tips}</p>}
    </div>
  );
}
