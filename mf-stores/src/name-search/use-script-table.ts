import { useQuery } from '@tanstack/react-query';
import type { ScriptTable } from './normalize';
import { readScriptTable } from './script-table';

/**
 * The table that equates Traditional and Simplified, fetched by the first search that needs it (10 kB).
 *
 * @returns undefined while it loads; null when it is not needed or failed to load
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
