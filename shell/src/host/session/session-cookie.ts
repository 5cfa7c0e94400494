import { languages } from '@mrw/shared-contracts';
import { session as limits } from '@mrw/shared-contracts/constants';
import Cookies from 'js-cookie';
import * as z from 'zod/mini';
import { cookieAttributes } from '../cookie-attributes';

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
  /** Later calls name it (§4); absent until the browser is registered. */
  appInstallation: z.optional(z.string()),
});

export type StoredSession = z.infer<typeof storedSession>;

export interface SessionStorage {
  read(): StoredSession | null;
  write(session: StoredSession): void;
  clear(): void;
}

const name = limits.cookieName;
/** 14,000 bytes: servers refuse requests whose headers are longer than 16 kB. */
const mostParts = 4;

/**
 * The session in a readable cookie (§3, Q-030), split when it is too long for one; in memory when cookies are off or
 * could not hold it.
 *
 * @param secure true on an https site
 * @param embedded true inside another site, where only a cookie of its own partition is kept
 */
export function sessionCookie(secure: boolean, embedded = false): SessionStorage {
  const attributes = cookieAttributes(30, secure, embedded);
  let memory: StoredSession | null = null;
  const partName = (index: number) => (index === 0 ? name : `${name}.${index}`);
  const clear = () => {
    memory = null;
    for (let index = 0; index < mostParts; index += 1) Cookies.remove(partName(index), attributes);
  };
  return {
    read: () => parse(joined(partName)) ?? memory,
    clear,
    write: (session) => {
      clear();
      const parts = split(JSON.stringify(session));
      if (parts.length <= mostParts)
        parts.forEach((part, index) => {
          Cookies.set(partName(index), part, attributes);
        });
      // Only without a cookie: else the log-out of another tab would not be seen.
      memory = parse(joined(partName)) ? null : session;
    },
  };
}

function joined(partName: (index: number) => string): string {
  let text = '';
  for (let index = 0; index < mostParts; index += 1) text += Cookies.get(partName(index)) ?? '';
  return text;
}

/** Cuts by the encoded length, which is what the browser counts. */
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
