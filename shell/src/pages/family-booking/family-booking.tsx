import {
  failureOf,
  readResource,
  useHost,
  useSession,
  useStrings,
  type ApiFailure,
} from '@mrw/shared-contracts';
import { familyBooking } from '@mrw/shared-contracts/api/family-booking';
import { ConfirmDialog, PageLayout, ReadFailure } from '@mrw/shared-ui';
import { useEffect, useState } from 'react';
import { useKernel } from '../../react/kernel-context/kernel-context';
import { RemoteSkeleton } from '../../react/remote-view/remote-skeleton';
import { bookingAddress } from './booking-address';
import { strings } from './strings';

type State =
  { kind: 'asking' } | { kind: 'blocked'; address: string } | { kind: 'failed'; failure: ApiFailure | null };

/** Opens the booking site for a member in a new window and goes back (§2, Q-039, Q-040). */
export function FamilyBooking() {
  const t = useStrings(strings);
  const { http, navigation } = useHost();
  const { tokens } = useKernel();
  const session = useSession();
  const uid = session.kind === 'member' ? session.member.uid : null;
  const [state, setState] = useState<State>({ kind: 'asking' });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (!uid) return;
    let left = false;
    const ask = async () => {
      const held = await tokens.fresh();
      const data = { booking_access: held?.access, booking_refresh: held?.refresh };
      const url = `/customers/${uid}/family_booking_list`;
      const answer = await readResource(http.other, { method: 'post', url, data }, familyBooking);
      if (left) return;
      const address = bookingAddress(answer.family_booking_list_url, answer.access);
      if (!address) setState({ kind: 'failed', failure: null });
      else if (openWindow(address)) navigation.back();
      else setState({ kind: 'blocked', address });
    };
    ask().catch((error: unknown) => {
      if (!left) setState({ kind: 'failed', failure: failureOf(error) });
    });
    return () => {
      left = true;
    };
  }, [attempt, http, navigation, tokens, uid]);

  if (state.kind === 'failed')
    return (
      <PageLayout width="narrow" title={t('title')}>
        <ReadFailure
          failure={state.failure}
          message={t('failed')}
          onRetry={() => {
            setState({ kind: 'asking' });
            setAttempt((count) => count + 1);
          }}
        />
      </PageLayout>
    );
  return (
    <>
      <RemoteSkeleton label={t('opening')} />
      <ConfirmDialog
        open={state.kind === 'blocked'}
        title={t('blockedTitle')}
        message={t('blocked')}
        confirmLabel={t('open')}
        onClose={() => {
          navigation.back();
        }}
        onConfirm={() => {
          // A popup blocker requires a press.
          if (state.kind === 'blocked') openWindow(state.address);
          navigation.back();
        }}
      />
    </>
  );
}

/** @returns false when the browser blocked it */
function openWindow(address: string): boolean {
  const opened = window.open(address, '_blank');
  if (!opened) return false;
  opened.opener = null;
  return true;
}
