import { useHost } from '@mrw/shared-contracts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lastDistricts } from '../last-districts';
import {
  noFilters,
  readFilters,
  readName,
  readShown,
  writeFilters,
  writeName,
  writeShown,
  type Shown,
  type StoreFilters,
} from './store-filters';

export type DirectoryAddress = {
  filters: StoreFilters;
  /** The name of the search. */
  name: string;
  /** Without a map always the list. */
  shown: Shown;
  setFilters(filters: StoreFilters): void;
  /** Replaces the history entry: Back must not step through every letter. */
  setName(name: string): void;
  setShown(shown: Shown): void;
  /** Removes filters and name. */
  clear(): void;
};

/** The address holds the state of the directory (§2): Back reverts a change of filters, a reload keeps all. */
export function useDirectoryAddress(): DirectoryAddress {
  const { config, storage } = useHost();
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(search), [search]);
  return {
    filters,
    name: readName(search),
    shown: config.storeMap ? readShown(search) : 'list',
    setFilters: (next) => {
      if (next.districts.length > 0) lastDistricts(storage).write([...next.districts]);
      setSearch(writeFilters(search, next));
    },
    setName: (next) => {
      setSearch(writeName(search, next), { replace: true });
    },
    setShown: (next) => {
      setSearch(writeShown(search, next));
    },
    clear: () => {
      setSearch(writeName(writeFilters(search, noFilters), ''));
    },
  };
}
