import { QueryClient } from '@tanstack/react-query';

/**
 * Creates the query client of a mount. The host retries: calls with effects use GET too, so a query is
 * never repeated here. Without a network a
 * call fails at once: a first load shows it instead of waiting, and no write is sent later. Failed queries run again
 * when the network is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        staleTime: 30_000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Empties a client. Running queries are cancelled: their results would stay cached for another 5 minutes. */
export function forgetQueries(queries: QueryClient): void {
  for (const call of [...queries.getQueryCache().getAll(), ...queries.getMutationCache().getAll()]) {
    call.gcTime = 1_000;
    call.destroy();
  }
  queries.clear();
}
