import { memberStoragePrefix } from '@mrw/shared-contracts/constants';
import * as z from 'zod/mini';

const keyOf = (campaignId: string) => `${memberStoragePrefix}offers_draft_${campaignId}`;

/**
 * Keeps what a person has typed across the visit of the sign-on site; lost when storage is refused, and at a
 * log-out.
 */
export function saveDraft(campaignId: string, draft: unknown): void {
  try {
    sessionStorage.setItem(keyOf(campaignId), JSON.stringify(draft));
  } catch {
    // Without storage the guest types again.
  }
}

/**
 * Reads a draft and forgets it.
 *
 * @returns null when there is none, or one of another form
 */
export function takeDraft<Schema extends z.ZodMiniType>(
  campaignId: string,
  schema: Schema,
): z.infer<Schema> | null {
  try {
    const text = sessionStorage.getItem(keyOf(campaignId));
    sessionStorage.removeItem(keyOf(campaignId));
    if (text === null) return null;
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
