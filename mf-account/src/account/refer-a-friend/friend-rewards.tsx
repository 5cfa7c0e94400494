import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { Button, PartialFailure, RereadFailure, useOfflineReason } from '@mrw/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActivityRows } from '../../activity/activity-log/activity-rows';
import { activityView } from '../../activity/activity-log/activity-view';
import { activityLogStrings } from '../../activity/activity-log/strings';
import { useWholeLogQuery } from '../../activity/activity-log/use-whole-log';
import { RowSkeletons } from '../../common/lists/list-states';
import { TwoColumnTable } from '../../common/lists/two-column-table';
import { isForFriend } from './is-for-friend';
import s from './refer-a-friend.module.css';
import { referStrings } from './strings';

/** What friends who joined brought; the log is read when it is asked for. */
export function FriendRewards() {
  const t = useStrings(referStrings);
  const offline = useOfflineReason();
  const [open, setOpen] = useState(false);
  return (
    <div className={s.rewards}>
      <Button
        variant="quiet"
        icon={open ? 'chevron-up' : 'chevron-down'}
        aria-expanded={open}
        disabled={offline !== null && !open}
        disabledReason={offline}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {t('rewards')}
      </Button>
      {open && <Rewards />}
    </div>
  );
}

function Rewards() {
  const t = useStrings(referStrings);
  const log = useStrings(activityLogStrings);
  const language = useLanguage();
  const row = useActivityRows(true);
  const { data, isPending, isError, refetch } = useQuery(useWholeLogQuery());
  if (isPending)
    return (
      <div aria-busy="true">
        <RowSkeletons count={2} />
      </div>
    );
  if (!data) return <PartialFailure message={t('notRead')} onRetry={() => void refetch()} />;
  const rewards = data.filter(isForFriend);
  return (
    <>
      <RereadFailure failed={isError} onRetry={() => void refetch()} />
      {rewards.length === 0 ? (
        <p role="status">{t('none')}</p>
      ) : (
        <TwoColumnTable
          caption={t('rewards')}
          head={[log('activity'), log('earnBurn')]}
          groups={[{ id: 'all', rows: rewards.map((entry) => row(activityView(entry, language))) }]}
        />
      )}
    </>
  );
}
