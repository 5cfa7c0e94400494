import { useMemo } from 'react';
import { hasHan, matchesWords } from '@mrw/shared-contracts/search/normalize';
import { useScriptTable } from '@mrw/shared-contracts/search/use-script-table';
import { useAllStores, type AllStores } from './use-all-stores';

/** The stores that match a name in any language; all of them without a name. */
export function useNamedStores(name: string, wanted: boolean): AllStores {
  const all = useAllStores(wanted);
  const table = useScriptTable(wanted && hasHan(name));
  const stores = useMemo(
    () =>
      table === undefined
        ? []
        : all.stores.filter((store) =>
            matchesWords(
              name,
              [store.name, ...store.translations.map((translation) => translation.name)],
              table,
            ),
          ),
    [all.stores, name, table],
  );
  return { ...all, stores, state: all.state === 'ready' && table === undefined ? 'loading' : all.state };
}
