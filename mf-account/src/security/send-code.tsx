import { failureOf, readResource, tooManyTries, useHost, useStrings } from '@mrw/shared-contracts';
import { loginMethodChallenge } from '@mrw/shared-contracts/api/customers';
import { Button, Notice, useOfflineReason, useTooManyTriesText } from '@mrw/shared-ui';
import { useMember } from '@mrw/shared-ui/member';
import { useMutation } from '@tanstack/react-query';
import { securityStrings } from './strings';

type Props = { method: 'mobile' | 'email'; onSent(challenge: string): void };

/** Sends a code to a contact of the member: one call per press. */
export function SendCode({ method, onSent }: Props) {
  const t = useStrings(securityStrings);
  const { http } = useHost();
  const { uid } = useMember();
  const offline = useOfflineReason();
  const waitOf = useTooManyTriesText();
  const sending = useMutation({
    mutationFn: () => {
      const request = { method: 'POST', url: `/customers/${uid}/spend_lock/code`, data: { method } };
      return readResource(http.other, request, loginMethodChallenge);
    },
    onSuccess: ({ result }) => {
      onSent(result.verify_challenge);
    },
  });
  const failureText = (error: unknown) => {
    const failure = failureOf(error);
    const wait = tooManyTries(failure);
    if (wait) return waitOf(wait);
    return t('status' in failure && failure.status === 400 ? 'tooManyCodes' : 'notSent');
  };
  return (
    <>
      <Button
        variant="outline"
        disabled={offline !== null}
        disabledReason={offline}
        busy={sending.isPending}
        onClick={() => {
          sending.mutate();
        }}
      >
        {t('sendCode')}
      </Button>
      {sending.isSuccess && (
        <Notice tone="ok" live>
          {t('sent')}
        </Notice>
      )}
      {sending.isError && (
        <Notice tone="err" live>
          {failureText(sending.error)}
        </Notice>
      )}
    </>
  );
}
