import { failureOf, readResource, useHost, useKept, useStrings } from '@mrw/shared-contracts';
import { details, isDetail } from '@mrw/shared-contracts/api/errors';
import { Button, Card, Notice, PasswordField, Section, useOfflineReason } from '@mrw/shared-ui';
import { useMember } from '@mrw/shared-ui/member';
import { useMutation } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import * as z from 'zod/mini';
import { useFocusOnFault } from '../../common/form-focus/use-focus-on-fault';
import { useCustomer } from '../../common/member/use-customer';
import { isStrongPassword } from './password-rule';
import s from './password.module.css';
import { passwordStrings } from './strings';

/** INIT, SUCCESS and FAIL of §4, and faults that are found before sending. */
type Status =
  | { kind: 'init' }
  | { kind: 'weak' }
  | { kind: 'success' }
  | { kind: 'fail'; text: 'account_same_password' | 'account_failed_to_change_password' | 'spendingLocked' }
  /** The response did not tell whether it was changed, and no call reads it back. */
  | { kind: 'unsure' };

export function ChangePassword() {
  const t = useStrings(passwordStrings);
  const { http } = useHost();
  const { uid } = useMember();
  const customer = useCustomer();
  const [password, setPassword] = useKept('new password', '');
  const [status, setStatus] = useKept<Status>('change of the password', { kind: 'init' });
  /** A password that may have been stored. */
  const [unsureOf, setUnsureOf] = useKept<string | null>('password that may be stored', null);
  const change = useMutation({
    mutationFn: (new_password: string) => {
      const request = { method: 'PUT', url: `/users/${uid}/password`, data: { new_password } };
      return readResource(http.signOn, request, z.object({}));
    },
  });

  const offline = useOfflineReason();
  const form = useFocusOnFault(status.kind === 'init' || status.kind === 'success' ? null : status);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (password === '' || change.isPending || offline !== null) return;
    if (!isStrongPassword(password)) {
      setStatus({ kind: 'weak' });
      return;
    }
    setStatus({ kind: 'init' });
    change.mutate(password, {
      onSuccess: () => {
        setPassword('');
        setStatus({ kind: 'success' });
      },
      onError: (error) => {
        const next = afterFailure(error, password === unsureOf);
        if (next.kind === 'success') setPassword('');
        setUnsureOf(next.kind === 'unsure' ? password : null);
        setStatus(next);
      },
    });
  };

  return (
    <Card>
      <Section title={t('title')}>
        <form ref={form} onSubmit={submit} noValidate>
          <input type="text" autoComplete="username" value={customer.email_address ?? uid} readOnly hidden />
          <PasswordField
            label={t('newPassword')}
            autoComplete="new-password"
            value={password}
            help={t('rule')}
            error={errorText(status)}
            onChange={(event) => {
              setPassword(event.target.value);
              setStatus({ kind: 'init' });
            }}
          />
          {status.kind === 'success' && (
            <Notice tone="ok" live>
              {t('changed')}
            </Notice>
          )}
          {status.kind === 'unsure' && <Notice live>{t('unsure')}</Notice>}
          <div className={s.update}>
            <Button
              type="submit"
              variant="outline"
              disabled={password === '' || offline !== null}
              disabledReason={offline ?? t('passwordNeeded')}
              busy={change.isPending}
            >
              {t('update')}
            </Button>
          </div>
        </form>
      </Section>
    </Card>
  );

  function errorText(now: Status): string | undefined {
    if (now.kind === 'weak') return t('account_password_must_contain_at_least');
    if (now.kind === 'unsure') return t('account_failed_to_change_password');
    return now.kind === 'fail' ? t(now.text) : undefined;
  }
}

/** @param isRepeated the change before this one had the same password, and an unknown outcome */
function afterFailure(error: unknown, isRepeated: boolean): Status {
  const failure = failureOf(error);
  if (failure.kind !== 'refused') return { kind: 'unsure' };
  if (isDetail(failure.detail, details.spendingLocked)) return { kind: 'fail', text: 'spendingLocked' };
  if (!isDetail(failure.detail, details.samePassword))
    return { kind: 'fail', text: 'account_failed_to_change_password' };
  return isRepeated ? { kind: 'success' } : { kind: 'fail', text: 'account_same_password' };
}
