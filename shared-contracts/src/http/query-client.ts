import { QueryClient } from '@tanstack/react-query';

/**
 * Retries are the host's matter: calls with effects use GET too, so a query is never repeated here.
 * Without a network a call fails at once: a first load says so instead of waiting, and nothing that a member
 * pressed is sent later, unasked. What failed is read again when the network is back.
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

/** Empties a client. What is under way ends afterwards and would be kept for another 5 minutes, with all it holds. */
export function forgetQueries(queries: QueryClient): void {
  for (const call of [...queries.getQueryCache().getAll(), ...queries.getMutationCache().getAll()]) {
    call.gcTime = 1_000;
    call.destroy();
  }
  queries.clear();
}
