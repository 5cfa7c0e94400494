import { readPage, useHost, useLanguage } from '@mrw/shared-contracts';
import { level } from '@mrw/shared-contracts/api/levels';
import { useQuery } from '@tanstack/react-query';

/** The levels with their names in the current language. */
export function useLevels(enabled = true) {
  const { http } = useHost();
  const language = useLanguage();
  return useQuery({
    queryKey: ['levels', language],
    enabled,
    queryFn: async ({ signal }) => (await readPage(http.other, { url: '/levels', signal }, level)).items,
  });
}
