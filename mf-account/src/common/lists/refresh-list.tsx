import { useRefresh, useStrings } from '@mrw/shared-contracts';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import { IconButton, PullToRefresh, useMinimumVisible } from '@mrw/shared-ui';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import s from './lists.module.css';
import { listsRefreshed$ } from './lists-refreshed';
import { listStrings } from './strings';

type Props = {
  lists: QueryKey;
  /** Told when the lists are reloaded. */
  onRefresh?(): void;
};

/** Reloads the lists of a page: a button beside its title, on phones a pull at the top (§4, Q-029). */
export function RefreshList({ lists, onRefresh }: Props) {
  const t = useStrings(listStrings);
  const queries = useQueryClient();
  const { refreshing, refresh } = useRefresh(() => {
    onRefresh?.();
    return queries.refetchQueries({ queryKey: lists, type: 'active' });
  });
  useEffect(() => {
    listsRefreshed$.next(refreshing);
    return () => {
      listsRefreshed$.next(false);
    };
  }, [refreshing]);
  const busy = useMinimumVisible(refreshing, minimumVisible.firstLoad);
  return (
    <>
      <PullToRefresh busy={busy} onRefresh={refresh} />
      <span className={s.refresh}>
        <IconButton icon="refresh" label={t('refresh')} busy={busy} onClick={refresh} />
      </span>
    </>
  );
}
