import { useHost, useLiveNews } from '@mrw/shared-contracts';
import type { ClaimStatus } from '@mrw/shared-contracts/api/claims';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { claimsKey } from './use-claims';

/**
 * Reads an open claim again when the API tells of its decision.
 *
 * @param status as the page shows it
 * @returns the new status of a claim that was in review when this page told of it first, once it was read
 */
export function useDecision(id: string, status: ClaimStatus | undefined): ClaimStatus | null {
  const { bus, live } = useHost();
  const queries = useQueryClient();
  const [wasInReview, setWasInReview] = useState(false);
  const isInReview = status === 'WAITING_FOR_APPROVAL';
  if (isInReview && !wasInReview) setWasInReview(true);
  useLiveNews(isInReview, ({ event, news }) => {
    const isDecided = event === 'claim' && news.id === id;
    if (!isDecided && event !== 'resync') return;
    void queries.invalidateQueries({ queryKey: claimsKey });
    if (isDecided) bus.publish('points-changed', { version: 1 });
  });
  return live && wasInReview && status && !isInReview ? status : null;
}
