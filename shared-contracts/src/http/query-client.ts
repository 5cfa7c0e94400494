import { QueryClient } from '@tanstack/react-query';

/** Retries are the host's matter: calls with effects use GET too, so a query is never repeated here. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: true, staleTime: 30_000 },
      mutations: { retry: false },
    },
  });
}
