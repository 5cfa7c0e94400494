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
  /** What is searched for by name. */
  name: string;
  setFilters(filters: StoreFilters): void;
  /** Takes the place of the entry in the history: Back must not go through every letter. */
  setName(name: string): void;
  /** Takes filters and name away. */
  clear(): void;
};

/** What the directory shows stands in the address (§2): Back undoes a change of filters, a reload keeps everything. */
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
