import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type StoreFilters } from './store-filters';

/** The filters of the current address (§2) and a way to change them; Back undoes a change. */
export function useStoreFilters(): [StoreFilters, (filters: StoreFilters) => void] {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(search), [search]);
  return [
    filters,
    (next) => {
      setSearch(writeFilters(search, next), { preventScrollReset: true });
    },
  ];
}
