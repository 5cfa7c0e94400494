import { failureOf, send, useHost, useStrings } from '@mrw/shared-contracts';
import { limits } from '@mrw/shared-contracts/constants';
import { Button, Dialog, PasswordField, useOfflineReason } from '@mrw/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { expectStatus } from '../calls/expect-status';
import { useFocusOnFault } from '../form-focus/use-focus-on-fault';
import { useMember } from '../member/member-context';
import s from './delete-account.module.css';
import { deleteAccountStrings } from './strings';

type Status = { kind: 'asking'; wrong: boolean } | { kind: 'deleted' };

export function DeleteDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useStrings(deleteAccountStrings);
  const { http, auth, notify } = useHost();
  const navigate = useNavigate();
  const { uid } = useMember();
  const form = useId();
  const [password, setPassword] = useState('');
  const [status, setStatus] = useState<Status>({ kind: 'asking', wrong: false });
  const offline = useOfflineReason();
  const fields = useFocusOnFault(status.kind === 'asking' && status.wrong);
  const remove = useMutation({
    mutationFn: async (data: { password: string }) =>
      expectStatus(await send(http.other, { method: 'DELETE', url: `/customers/${uid}`, data }), 204),
  });

  const deleted = status.kind === 'deleted';
  // Whichever way the farewell is left, by OK or by the browser's Back, nobody is shown as logged in any more (§4).
  useEffect(() => {
    if (!deleted) return undefined;
    return () => {
      void auth.logout('deleted');
    };
  }, [auth, deleted]);

  const blocked = password === '' || remove.isPending || offline !== null;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (blocked) return;
    remove.mutate(
      { password },
      {
        onSuccess: () => {
          // The tokens are dead: they go now, and leaving the farewell only finishes the visible log-out.
          auth.endSession();
          setStatus({ kind: 'deleted' });
        },
        onError: (error) => {
          const failure = failureOf(error);
          const refused = failure.kind === 'refused' && failure.status < 500;
          if (refused) setStatus({ kind: 'asking', wrong: true });
          else notify.toast(t('noInternet'), 'failed');
        },
      },
    );
  };
  const close = () => {
    setPassword('');
    setStatus({ kind: 'asking', wrong: false });
    onClose();
  };
  // The protected page is left before the log-out: its guard would send the visitor to the login.
  const finish = () => {
    void navigate('/home', { replace: true });
    close();
  };

  if (status.kind === 'deleted') {
    return (
      <Dialog
        open={open}
        onClose={finish}
        title={t('deletedTitle')}
        role="alertdialog"
        closable={false}
        actions={<Button onClick={finish}>{t('ok')}</Button>}
      >
        <p>{t('deleted', { count: limits.deletionDays })}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('title')}
      role="alertdialog"
      closable={!remove.isPending}
      actions={
        <>
          <Button variant="outline" disabled={remove.isPending} onClick={close}>
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
            {t(remove.isPending ? 'deleting' : 'confirm')}
          </Button>
        </>
      }
    >
      <form ref={fields} id={form} onSubmit={submit} noValidate>
        <ul className={s.consequences}>
          <li>{t('consequenceLogout')}</li>
          <li>{t('consequenceErase', { count: limits.deletionDays })}</li>
          <li>{t('consequenceLose')}</li>
        </ul>
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          value={password}
          error={status.wrong ? t('account_password_incorrect') : undefined}
          onChange={(event) => {
            setPassword(event.target.value);
            setStatus({ kind: 'asking', wrong: false });
          }}
        />
      </form>
    </Dialog>
  );
}
