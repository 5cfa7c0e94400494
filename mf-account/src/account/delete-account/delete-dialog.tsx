import { useKept, useStrings } from '@mrw/shared-contracts';
import { limits } from '@mrw/shared-contracts/constants';
import { Button, Dialog, Notice, PasswordField, useOfflineReason } from '@mrw/shared-ui';
import { useId, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFocusOnFault } from '../../common/form-focus/use-focus-on-fault';
import s from './delete-account.module.css';
import { deleteAccountStrings } from './strings';
import { useDeletion } from './use-deletion';

/** Takes the password, shows what is wrong, and confirms that the account is deleted. */
export function DeleteDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useStrings(deleteAccountStrings);
  const navigate = useNavigate();
  const form = useId();
  const [password, setPassword] = useKept('password of the deletion', '');
  const { status, busy, remove, reset } = useDeletion();
  const offline = useOfflineReason();
  const fields = useFocusOnFault(status.kind === 'wrong');

  const blocked = password === '' || busy || offline !== null;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!blocked) remove(password);
  };
  const close = () => {
    setPassword('');
    reset();
    onClose();
  };
  // The protected page is left before the log-out: its guard would send the visitor to the login.
  const finish = () => {
    void navigate('/home', { replace: true });
    close();
  };

  if (status.kind === 'deleted') return <DeletedDialog open={open} onClose={finish} />;
  const minutes = status.kind === 'wrong' ? status.minutes : null;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('title')}
      role="alertdialog"
      closable={!busy}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={close}>
            {t('keep')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            wide
            disabled={blocked}
            disabledReason={offline ?? (password === '' ? t('passwordNeeded') : null)}
          >
            {t(busy ? 'deleting' : 'confirm')}
          </Button>
        </>
      }
    >
      <form ref={fields} id={form} onSubmit={submit} noValidate>
        <Consequences />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          value={password}
          error={status.kind === 'wrong' ? t('account_password_incorrect') : undefined}
          help={minutes === null ? undefined : t('tryAgainIn', { count: minutes })}
          onChange={(event) => {
            setPassword(event.target.value);
            reset();
          }}
        />
        {status.kind === 'failed' && (
          <div className={s.failed}>
            <Notice tone="err" live>
              {t('failed')}
            </Notice>
          </div>
        )}
      </form>
    </Dialog>
  );
}

function Consequences() {
  const t = useStrings(deleteAccountStrings);
  return (
    <ul className={s.consequences}>
      <li>{t('consequenceLogout')}</li>
      <li>{t('consequenceErase', { count: limits.deletionDays })}</li>
      <li>{t('consequenceLose')}</li>
    </ul>
  );
}

function DeletedDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useStrings(deleteAccountStrings);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('deletedTitle')}
      role="alertdialog"
      closable={false}
      actions={<Button onClick={onClose}>{t('ok')}</Button>}
    >
      <p>{t('deleted', { count: limits.deletionDays })}</p>
    </Dialog>
  );
}
