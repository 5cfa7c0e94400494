import { useStrings } from '@mrw/shared-contracts';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import { IconButton, PullToRefresh, useMinimumVisible } from '@mrw/shared-ui';
import type { QueryKey } from '@tanstack/react-query';
import s from './lists.module.css';
import { listStrings } from './strings';
import { useRefreshLists } from './use-refresh-lists';

type Props = {
  lists: QueryKey;
  /** Told when the lists are reloaded. */
  onRefresh?(): void;
};

/** Reloads the lists of a page: a button beside its title, on phones a pull at the top (§4, Q-029). */
export function RefreshList({ lists, onRefresh }: Props) {
  const t = useStrings(listStrings);
  const { isPending, mutate } = useRefreshLists(lists, onRefresh);
  const busy = useMinimumVisible(isPending, minimumVisible.firstLoad);
  const refresh = () => {
    mutate();
  };
  return (
    <>
      <PullToRefresh busy={busy} onRefresh={refresh} />
      <span className={s.refresh}>
        <IconButton icon="refresh" label={t('refresh')} disabled={busy} onClick={refresh} />
      </span>
    </>
  );
}
