import { failureOf, send, useHost, useStrings } from '@mrw/shared-contracts';
import { useMember } from '@mrw/shared-ui/member';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { expectStatus } from '../calls/expect-status';
import { deletionFailure, type DeletionFailure } from './deletion-failure';
import { deleteAccountStrings } from './strings';

type Status = { kind: 'asking' } | Exclude<DeletionFailure, { kind: 'unreachable' }> | { kind: 'deleted' };

/** Deletes the account of the member, and ends the session with it. */
export function useDeletion() {
  const t = useStrings(deleteAccountStrings);
  const { http, auth, notify } = useHost();
  const { uid } = useMember();
  const [status, setStatus] = useState<Status>({ kind: 'asking' });
  const remove = useMutation({
    mutationFn: async (password: string) =>
      expectStatus(
        await send(http.other, { method: 'DELETE', url: `/customers/${uid}`, data: { password } }),
        204,
      ),
    onSuccess: () => {
      // The tokens are invalid now and are removed at once; leaving the dialog completes the visible log-out.
      auth.endSession();
      setStatus({ kind: 'deleted' });
    },
    onError: (error) => {
      const failure = deletionFailure(failureOf(error));
      if (failure.kind === 'unreachable') notify.toast(t('noInternet'), 'failed');
      else setStatus(failure);
    },
  });

  const deleted = status.kind === 'deleted';
  // OK and Back of the browser both end here: no page shows the member as logged in (§4).
  useEffect(() => {
    if (!deleted) return undefined;
    return () => {
      void auth.logout('deleted');
    };
  }, [auth, deleted]);

  return {
    status,
    busy: remove.isPending,
    remove: (password: string) => {
      setStatus({ kind: 'asking' });
      remove.mutate(password);
    },
    reset: () => {
      setStatus({ kind: 'asking' });
    },
  };
}
