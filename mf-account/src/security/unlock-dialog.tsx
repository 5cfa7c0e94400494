import { failureOf, tooManyTries, useHost, useStrings } from '@mrw/shared-contracts';
import type { SpendLock } from '@mrw/shared-contracts/api/security';
import { Button, Dialog, useOfflineReason, useTooManyTriesText } from '@mrw/shared-ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { useFailedWrite } from '../common/calls/use-failed-write';
import { useFocusOnFault } from '../common/form-focus/use-focus-on-fault';
import { ProofFields, type Way } from './proof-fields';
import s from './security.module.css';
import { securityStrings } from './strings';
import type { useSpendLock } from './use-spend-lock';

const firstWay = (now: SpendLock): Way =>
  now.has_password ? 'password' : (now.contacts[0]?.method ?? 'password');

type Props = { now: SpendLock; change: ReturnType<typeof useSpendLock>['change']; onClose(): void };

/** Takes the password, or a code that is sent to a contact, and unlocks. */
export function UnlockDialog({ now, change, onClose }: Props) {
  const t = useStrings(securityStrings);
  const { notify } = useHost();
  const messageOf = useFailedWrite();
  const waitOf = useTooManyTriesText();
  const offline = useOfflineReason();
  const form = useId();
  const [way, setWay] = useState<Way>(firstWay(now));
  const [typed, setTyped] = useState('');
  const [challenge, setChallenge] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const fields = useFocusOnFault(fault);

  const byPassword = way === 'password';
  const isEmpty = typed === '' || (!byPassword && challenge === null);
  const blocked = isEmpty || change.busy || offline !== null;
  const type = (text: string) => {
    setTyped(text);
    setFault(null);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (blocked) return;
    const proof = byPassword
      ? { password: typed }
      : { verify_challenge: challenge ?? '', verify_code: typed };
    change.send(
      { locked: false, ...proof },
      {
        onDone: () => {
          notify.toast(t('unlocked'));
          onClose();
        },
        onFailed: (error) => {
          const failure = failureOf(error);
          const wait = tooManyTries(failure);
          const isWrong = 'status' in failure && failure.status === 400;
          if (wait) setFault(waitOf(wait));
          else if (isWrong) setFault(t(byPassword ? 'wrongPassword' : 'wrongCode'));
          else notify.toast(messageOf(error, t('notSaved')), 'failed');
        },
      },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('unlockTitle')}
      role="alertdialog"
      closable={!change.busy}
      actions={
        <Actions
          form={form}
          busy={change.busy}
          blocked={blocked}
          reason={offline ?? (isEmpty ? t(byPassword ? 'passwordNeeded' : 'codeNeeded') : null)}
          onClose={onClose}
        />
      }
    >
      <form ref={fields} id={form} className={s.form} onSubmit={submit} noValidate>
        <ProofFields
          now={now}
          way={way}
          typed={typed}
          fault={fault}
          busy={change.busy}
          onWay={(next) => {
            setWay(next);
            setChallenge(null);
            type('');
          }}
          onType={type}
          onSent={setChallenge}
        />
      </form>
    </Dialog>
  );
}

type ActionsProps = { form: string; busy: boolean; blocked: boolean; reason: string | null; onClose(): void };

function Actions({ form, busy, blocked, reason, onClose }: ActionsProps) {
  const t = useStrings(securityStrings);
  return (
    <>
      <Button variant="outline" disabled={busy} onClick={onClose}>
        {t('keep')}
      </Button>
      <Button type="submit" form={form} wide disabled={blocked} disabledReason={reason} busy={busy}>
        {t('unlock')}
      </Button>
    </>
  );
}
