import type { QueryClient } from '@tanstack/react-query';
import { campaignKey } from './use-campaign';

/** Keys of the lists that show campaigns as cards. */
export const listKeys = { home: 'home-campaigns', offers: 'offers' } as const;

/** After an action the campaign is read again, and so are the cards of it: their stock and their stamps (§4 Stamps). */
export function campaignChanged(queries: QueryClient, id: string): void {
  for (const queryKey of [campaignKey(id), [listKeys.home], [listKeys.offers]]) {
    void queries.invalidateQueries({ queryKey });
  }
}
