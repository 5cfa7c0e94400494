import { useHost } from '@mrw/shared-contracts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { anyOffer, countFilters, readChoice, writeChoice, type OfferChoice } from './offer-choice';

/**
 * The choice in the address: Back reverts it, a reload keeps it. Where the API has no search, only the words count;
 * without the feature nothing does.
 */
export function useChoice() {
  const { offerChoice: searchedBy } = useHost().config;
  const [query, setQuery] = useSearchParams();
  const choice = useMemo((): OfferChoice => {
    if (searchedBy === undefined) return anyOffer;
    const read = readChoice(query);
    return searchedBy === 'service' ? read : { ...anyOffer, search: read.search };
  }, [query, searchedBy]);
  return {
    searchedBy: searchedBy ?? null,
    choice,
    choose: (next: OfferChoice) => {
      // Letters replace the entry: Back must not step through a word.
      const typed = next.search !== choice.search && countFilters(next) === countFilters(choice);
      setQuery(writeChoice(query, next), { replace: typed });
    },
  };
}
