import { useHost } from '@mrw/shared-contracts';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { emptyDraft, type ClaimDraft } from './claim-rules';

const upload = z.nullable(z.object({ url: z.string(), path: z.string() }));
const draftSchema = z.object({
  tenant: z.nullable(z.object({ id: z.string(), name: z.string() })),
  receiptNumber: z.string(),
  date: z.string(),
  amount: z.string(),
  receipt: upload,
  slip: upload,
});

/** The draft of a claim. It is stored at once, so a reload of the tab loses nothing. */
export function useStoredDraft() {
  const { storage } = useHost();
  const [stored] = useState(() => storage.member('claim_draft', draftSchema));
  const [draft, setDraft] = useState<ClaimDraft>(() => stored.read() ?? emptyDraft);
  useEffect(() => {
    if (draft === emptyDraft) stored.remove();
    else stored.write(draft);
  }, [stored, draft]);
  return {
    draft,
    change: (part: Partial<ClaimDraft>) => {
      setDraft((current) => ({ ...current, ...part }));
    },
    clear: stored.remove,
  };
}
