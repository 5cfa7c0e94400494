import { languages } from '@mrw/shared-contracts';
import { session as limits } from '@mrw/shared-contracts/constants';
import Cookies from 'js-cookie';
import * as z from 'zod/mini';
import { cookieAttributes } from '../cookie-attributes';
import { sessionCookieName } from './session-cookie-name';

const storedSession = z.object({
  access: z.string().check(z.minLength(1)),
  refresh: z.string().check(z.minLength(1)),
  receivedAt: z.number(),
  uid: z.string().check(z.minLength(1)),
  memberShipID: z.string(),
  displayName: z.string(),
  points: z.nullable(z.number()),
  level: z.nullable(z.string()),
  language: z.enum(languages),
  /** Later calls send it (§4); absent until the browser is registered. */
  appInstallation: z.optional(z.string()),
});

export type StoredSession = z.infer<typeof storedSession>;

export interface SessionStorage {
  read(): StoredSession | null;
  write(session: StoredSession): void;
  clear(): void;
}

/** 14,000 bytes: servers refuse requests whose headers are longer than 16 kB. */
const partNumbers = [0, 1, 2, 3];

/**
 * The session in a readable cookie (§3, Q-030), split when it is too long for one; in memory when cookies are off or
 * could not hold it.
 *
 * @param secure true on an https site
 * @param embedded true inside another site, where only a cookie of its own partition is kept
 */
export function sessionCookie(secure: boolean, embedded = false): SessionStorage {
  const attributes = cookieAttributes(30, secure, embedded);
  const name = sessionCookieName(secure);
  let memory: StoredSession | null = null;
  const partName = (index: number) => (index === 0 ? name : `${name}.${index}`);
  /** A session in one part is complete: leftovers of a longer one will be removed. */
  const stored = () => {
    const parts = partNumbers.map((index) => Cookies.get(partName(index)) ?? '');
    return parse(parts[0] ?? '') ?? parse(parts.join(''));
  };
  return {
    read: () => stored() ?? memory,
    clear: () => {
      memory = null;
      for (const index of partNumbers) Cookies.remove(partName(index), attributes);
    },
    write: (session) => {
      const parts = split(JSON.stringify(session));
      const kept = parts.length <= partNumbers.length ? parts : [];
      // The first part last, and nothing removed before: another tab that reads in between would see a visitor.
      for (const index of [...partNumbers].reverse()) {
        const part = kept[index];
        if (part !== undefined) Cookies.set(partName(index), part, attributes);
      }
      for (const index of partNumbers.slice(kept.length)) Cookies.remove(partName(index), attributes);
      // Only without a cookie: else the log-out of another tab would be missed.
      memory = stored() ? null : session;
    },
  };
}

/** Splits by the encoded length, which browsers limit. */
function split(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let length = 0;
  for (const character of text) {
    const size = encodeURIComponent(character).length;
    if (length + size > limits.cookieLimit) {
      parts.push(part);
      part = '';
      length = 0;
    }
    part += character;
    length += size;
  }
  return [...parts, part];
}

function parse(text: string): StoredSession | null {
  try {
    const parsed = storedSession.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
