import type { QueryClient } from '@tanstack/react-query';
import { campaignKey } from './use-campaign';

/** Keys of the lists that show campaigns as cards. */
export const listKeys = { home: 'home-campaigns', offers: 'offers' } as const;

/** After an action the campaign and its cards are read again: stock and stamps may have changed (§4 Stamps). */
export function campaignChanged(queries: QueryClient, id: string): void {
  for (const queryKey of [campaignKey(id), [listKeys.home], [listKeys.offers]]) {
    void queries.invalidateQueries({ queryKey });
  }
}
