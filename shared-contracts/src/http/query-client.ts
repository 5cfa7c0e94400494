import { QueryClient } from '@tanstack/react-query';

/**
 * Retries are the host's matter: calls with effects use GET too, so a query is never repeated here. Without a network
 * a call fails at once: a first load says so instead of waiting, and nothing that a member pressed is sent later, unasked.
 * What failed is read again when the network is back.
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
