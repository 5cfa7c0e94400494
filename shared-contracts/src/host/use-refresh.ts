import { useState } from 'react';
import { useHost } from './host-context';

/**
 * A refresh on request, by a button or a pull: the tokens first, then the page (§4, Q-029).
 *
 * @param reload reads the content of the page again; a promise keeps `refreshing` true until it is settled
 */
export function useRefresh(reload: () => unknown): { refreshing: boolean; refresh(): void } {
  const { auth } = useHost();
  const [refreshing, setRefreshing] = useState(false);
  const run = async () => {
    setRefreshing(true);
    try {
      await auth.renewTokens();
      await reload();
    } finally {
      setRefreshing(false);
    }
  };
  return {
    refreshing,
    refresh: () => {
      if (!refreshing) void run();
    },
  };
}
