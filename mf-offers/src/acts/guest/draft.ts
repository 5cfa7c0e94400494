import { useHost } from '@mrw/shared-contracts';
import type * as z from 'zod/mini';

/** The input of a person, stored during the visit of the sign-on site: written before, read once after. */
export function useDraft<T>(campaignId: string, schema: z.ZodMiniType<T>) {
  const stored = useHost().storage.device(`offers_draft_${campaignId}`, schema);
  return {
    save: stored.write,
    take: () => {
      const draft = stored.read();
      stored.remove();
      return draft;
    },
  };
}
