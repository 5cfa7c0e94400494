import { useQuery } from '@tanstack/react-query';
import type { ScriptTable } from './normalize';
import { loadScriptTable } from './script-table';

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
    queryFn: loadScriptTable,
  });
  if (data) return data;
  return wanted && !isError ? undefined : null;
}
