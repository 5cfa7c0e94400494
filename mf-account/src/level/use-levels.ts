import { readResource, useHost, useLanguage } from '@mrw/shared-contracts';
import { level } from '@mrw/shared-contracts/api/levels';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

const levels = z.array(level);

/** The levels with their names in the current language. */
export function useLevels(enabled = true) {
  const { http } = useHost();
  const language = useLanguage();
  return useQuery({
    queryKey: ['levels', language],
    enabled,
    queryFn: ({ signal }) => readResource(http.other, { url: '/levels', signal }, levels),
  });
}
