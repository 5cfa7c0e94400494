import { memberStoragePrefix } from '@mrw/shared-contracts/constants';
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
  intent: z._default(z.nullable(z.object({ key: z.string(), content: z.string() })), null),
});

/** The host removes what begins so when the member logs out. */
const keyOf = (uid: string) => `${memberStoragePrefix}claim_draft_${uid}`;

/** The claim being written; it survives a reload of the tab, and is written at once so that nothing is lost between. */
export function useStoredDraft(uid: string) {
  const [draft, setDraft] = useState(() => read(uid));
  useEffect(() => {
    write(uid, draft);
  }, [uid, draft]);
  return {
    draft,
    change: (part: Partial<ClaimDraft>) => {
      setDraft((current) => ({ ...current, ...part }));
    },
    clear: () => {
      write(uid, emptyDraft);
    },
  };
}

function read(uid: string): ClaimDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(uid)) ?? 'null');
    return draftSchema.parse(stored);
  } catch {
    return emptyDraft;
  }
}

function write(uid: string, draft: ClaimDraft): void {
  try {
    if (draft === emptyDraft) sessionStorage.removeItem(keyOf(uid));
    else sessionStorage.setItem(keyOf(uid), JSON.stringify(draft));
  } catch {
    // Storage is blocked: the draft then lasts for this page.
  }
}
