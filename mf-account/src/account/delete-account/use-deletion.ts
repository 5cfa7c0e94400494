import { failureOf, send, useHost, useKept, useStrings } from '@mrw/shared-contracts';
import { useMounted } from '@mrw/shared-ui/actions/use-mounted';
import { useMember } from '@mrw/shared-ui/member';
import { useEffect } from 'react';
import { expectStatus } from '../../common/calls/expect-status';
import { useConfirmedWrite } from '../../common/calls/use-confirmed-write';
import { useFailedWrite } from '../../common/calls/use-failed-write';
import { deletionFailure, type DeletionFailure } from './deletion-failure';
import { deleteAccountStrings } from './strings';

type Status = { kind: 'asking' } | Exclude<DeletionFailure, { kind: 'unreachable' }> | { kind: 'deleted' };

/** Deletes the account of the member, and ends the session with it. */
export function useDeletion() {
  const t = useStrings(deleteAccountStrings);
  const { http, auth, notify, session$ } = useHost();
  const messageOf = useFailedWrite();
  const mounted = useMounted('deletion dialog');
  const { uid } = useMember();
  const [status, setStatus] = useKept<Status>('status of the deletion', { kind: 'asking' });
  const url = `/customers/${uid}`;
  const remove = useConfirmedWrite<string>({
    key: 'deletion of the account',
    write: async (password) =>
      expectStatus(await send(http.other, { method: 'DELETE', url, data: { password } }), 204),
    holds: async (_, options) => {
      try {
        await send(http.other, { url, ...options });
        return false;
      } catch (error) {
        // A deleted account has no valid token: the host ends its session.
        const failure = failureOf(error);
        const isRefused = failure.kind === 'refused' && failure.status !== 429;
        if (isRefused || session$.value.kind !== 'member') return true;
        throw error;
      }
    },
    onStored: () => {
      if (!mounted.current) notify.toast(t('deletedTitle'));
      // The tokens are invalid now and are removed at once; leaving the dialog completes the visible log-out.
      auth.endSession();
      setStatus({ kind: 'deleted' });
    },
    onFailed: (error) => {
      const failure = deletionFailure(failureOf(error));
      if (failure.kind === 'unreachable') notify.toast(messageOf(error, t('noInternet')), 'failed');
      else setStatus(failure);
    },
  });

  const deleted = status.kind === 'deleted';
  const [saysSoRef] = useKept('deletion is said', () => ({ current: false }));
  // OK and Back of the browser both end here: no page shows the member as logged in (§4).
  useEffect(() => {
    if (!deleted) return undefined;
    saysSoRef.current = true;
    return () => {
      saysSoRef.current = false;
      // After a remount of the page the dialog says so again.
      queueMicrotask(() => {
        if (!saysSoRef.current) void auth.logout('deleted');
      });
    };
  }, [auth, deleted, saysSoRef]);

  return {
    status,
    busy: remove.busy,
    remove: (password: string) => {
      setStatus({ kind: 'asking' });
      remove.send(password);
    },
    reset: () => {
      setStatus({ kind: 'asking' });
    },
  };
}
