import * as z from 'zod/mini';

const storedKey = z.object({ key: z.string(), endsAt: z.number() });

type StoredKey = z.infer<typeof storedKey>;

const nameOf = (uid: string) => `cash_dollar_key.${uid}`;

/**
 * Remembers the key of the open offer for this tab (§4), so that a page that was reloaded can still cancel it.
 * Storage that is switched off or full costs only that.
 */
export function rememberKey(uid: string, stored: StoredKey): void {
  try {
    sessionStorage.setItem(nameOf(uid), JSON.stringify(stored));
  } catch {
    // Without storage the key lives as long as the page.
  }
}

export function forgetKey(uid: string): void {
  try {
    sessionStorage.removeItem(nameOf(uid));
  } catch {
    // Nothing was stored either.
  }
}

/** @returns null when there is none, or when its offer has ended by time */
export function recallKey(uid: string, now: number): StoredKey | null {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(nameOf(uid)) ?? 'null');
    const stored = storedKey.safeParse(data);
    return stored.success && stored.data.endsAt > now ? stored.data : null;
  } catch {
    return null;
  }
}
