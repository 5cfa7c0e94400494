import { useStrings } from '@mrw/shared-contracts';
import { PartialFailure } from '@mrw/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { RowSkeletons } from '../common/lists/list-states';
import { profileStrings } from './strings';

/** The whole log in its dialog; its code is loaded when it is first opened. */
export function LazyLog({ title }: { title: string }) {
  const t = useStrings(profileStrings);
  const { data, isError, refetch } = useQuery({
    queryKey: ['log-view'],
    staleTime: Infinity,
    queryFn: async () => {
      const { default: LogView } = await import(
        /* webpackChunkName: "activity-log" */ '../activity/activity-log/log-view'
      );
      return { LogView };
    },
  });
  if (isError) return <PartialFailure message={t('notRead', { title })} onRetry={() => void refetch()} />;
  return data ? <data.LogView place="dialog" /> : <RowSkeletons />;
}
