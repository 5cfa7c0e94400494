import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  noFilters,
  readFilters,
  readName,
  writeFilters,
  writeName,
  type StoreFilters,
} from './store-filters';

export type DirectoryAddress = {
  filters: StoreFilters;
  /** The name of the search. */
  name: string;
  setFilters(filters: StoreFilters): void;
  /** Replaces the history entry: Back must not step through every letter. */
  setName(name: string): void;
  /** Removes filters and name. */
  clear(): void;
};

/** The address holds the state of the directory (§2): Back reverts a change of filters, a reload keeps all. */
export function useDirectoryAddress(): DirectoryAddress {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(search), [search]);
  return {
    filters,
    name: readName(search),
    setFilters: (next) => {
      setSearch(writeFilters(search, next));
    },
    setName: (next) => {
      setSearch(writeName(search, next), { replace: true });
    },
    clear: () => {
      setSearch(writeName(writeFilters(search, noFilters), ''));
    },
  };
}
