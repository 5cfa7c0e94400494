import { readItem, readingOf, useHost, useStrings } from '@mrw/shared-contracts';
import { referrals } from '@mrw/shared-contracts/api/invitations';
import { formatInteger, Notice, PartialFailure, RereadFailure, Skeleton } from '@mrw/shared-ui';
import { useMember } from '@mrw/shared-ui/member';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import type { FriendGainProps } from './friend-gain';
import s from './refer-a-friend.module.css';
import { referStrings } from './strings';
import { useFriendJoined } from './use-friend-joined';

// The sheet is that of claims. When its code does not come, one line says it.
const FriendGain = lazy<ComponentType<FriendGainProps>>(() =>
  import(/* webpackChunkName: "claims" */ './friend-gain').catch(() => ({ default: JoinedLine })),
);

function JoinedLine() {
  const t = useStrings(referStrings);
  return (
    <Notice tone="ok" live>
      {t('friendJoined')}
    </Notice>
  );
}

/** How many friends joined, and how many opened the link without joining yet; nothing where the API does not count. */
export function Friends() {
  const t = useStrings(referStrings);
  const { http } = useHost();
  const { uid } = useMember();
  const query = useQuery({
    queryKey: ['referrals', uid],
    queryFn: ({ signal }) =>
      readItem(http.other, { url: `/customers/${uid}/referrals`, signal }, referrals, ['joined', 'pending']),
  });
  const reading = readingOf(query);
  const { gain, dismiss } = useFriendJoined(query.data, query.refetch);
  const retry = () => void query.refetch();
  switch (reading.state) {
    case 'gone':
      return null;
    case 'failed':
      return <PartialFailure message={t('friendsNotRead')} onRetry={retry} />;
    case 'loading':
      return (
        <div className={s.friends} aria-busy="true">
          <Skeleton lines={2} />
        </div>
      );
    case 'ready':
      return (
        <>
          {gain && (
            <Suspense>
              <FriendGain gain={gain} onClose={dismiss} />
            </Suspense>
          )}
          <RereadFailure failed={reading.failure !== null} onRetry={retry} />
          <dl className={s.friends}>
            {(['joined', 'pending'] as const).map((kind) => (
              <div key={kind}>
                <dt>{t(kind === 'joined' ? 'friendsJoined' : 'friendsPending')}</dt>
                <dd>{formatInteger(reading.data[kind])}</dd>
              </div>
            ))}
          </dl>
        </>
      );
  }
}
