import { addSeconds } from '../calendar/hong-kong';

/** Lifetimes in seconds (contract §7.12). */
export const lifetimes = {
  authorizationCode: 60,
  access: 60 * 60,
  refresh: 30 * 86_400,
  giftCardAccess: 15 * 60,
  bookingAccess: 10 * 60,
  /** A session in a partner's page, refreshed or not. */
  walletSession: 60 * 60,
  verifyCredential: 30 * 60,
  /** A refresh token works on for this long after its rotation: several remotes may refresh at once. */
  refreshGrace: 30,
  oneTimeCode: 10 * 60,
} as const;

/** At least 8 characters with an upper-case letter, a lower-case letter and a digit (§5). */
export const isStrongPassword = (password: string): boolean =>
  password.length >= 8 && /[A-Z]/.test(password) && /[a-z]/.test(password) && /\d/.test(password);

export const passwordMessage =
  'Password must contain at least 8 characters, 1 uppercase, 1 lowercase and 1 number';

export type StoredRefresh = { expires_at: Date; rotated_at: Date | null };

/** `reused`: a token that was replaced long ago came back, so its session may be stolen. */
export function judgeRefresh(token: StoredRefresh, now: Date): 'ok' | 'expired' | 'reused' {
  if (token.expires_at <= now) return 'expired';
  if (token.rotated_at === null) return 'ok';
  return now <= addSeconds(token.rotated_at, lifetimes.refreshGrace) ? 'ok' : 'reused';
}

export const isOlderThan = (created: Date, seconds: number, now: Date): boolean =>
  now > addSeconds(created, seconds);
