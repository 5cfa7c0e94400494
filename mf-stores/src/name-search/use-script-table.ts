import { useQuery } from '@tanstack/react-query';
import type { ScriptTable } from './fold';
import { readScriptTable } from './script-table';

/**
 * The table that makes Traditional and Simplified the same, fetched when a search is the first to need it (10 kB).
 *
 * @returns undefined while it is on its way; null when it is not needed or cannot be had
 */
export function useScriptTable(wanted: boolean): ScriptTable | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['script-table'],
    enabled: wanted,
    staleTime: Infinity,
    queryFn: async () => {
      const { default: pairs } = await import('opencc-js/dict/TSCharacters');
      return readScriptTable(pairs);
    },
  });
  if (data) return data;
  return wanted && !isError ? undefined : null;
}
