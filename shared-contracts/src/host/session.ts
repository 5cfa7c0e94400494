import type { Customer } from '../api/customers';
import type { PointAccount } from '../api/points';

/**
 * The logged-in member. `customer` and `pointAccount` are null until they could be read: a session survives a network
 * failure, and points can fail separately.
 */
export type Member = {
  uid: string;
  membershipId: string;
  displayName: string;
  customer: Customer | null;
  pointAccount: PointAccount | null;
  /** The time of the last response with `pointAccount`, in milliseconds since 1970. */
  pointsReadAt?: number | undefined;
};

/** Who uses the page; `useSession` gives it to a component. */
export type Session =
  /** A stored session is being validated: neither visitor nor member pages are rendered yet. */
  { kind: 'restoring' } | { kind: 'visitor' } | { kind: 'member'; member: Member };

/** Why a session ended; `asked` by the member. */
export type LogoutReason = 'asked' | 'refresh-refused' | 'inactive' | 'deleted' | 'other-tab';

/** What the sign-on site does, and where it returns to. */
export type LoginOptions = {
  /** Path of this site to return to; the current one when absent. */
  redirectTo?: string;
  /** Event registration without a member login. */
  event?: { enableOtp: boolean };
  /** Sign-up of a guest who registered for an event. */
  fromRegistration?: { email?: string; mobile?: string };
};

/** Log-in, log-out and the records of the session: `host.auth`. */
export interface Auth {
  /** Navigates to the sign-on site in the current language. Does nothing inside a partner site (§2). */
  login(options?: LoginOptions): void;
  logout(reason?: LogoutReason): Promise<void>;
  /**
   * The server has ended the session itself (a deleted account, Q-173): tokens and stored session are removed at
   * once, in every tab, while the current page stays. `logout` then completes the visible part.
   */
  endSession(): void;
  /**
   * Renews the tokens of a member regardless of their lifetime: the first step of a requested refresh (§4, Q-029).
   * Never rejects.
   */
  renewTokens(): Promise<void>;
  /**
   * The code of the refer link that this visit began with; null without one. Absent in hosts of before contract
   * 1.13.
   */
  referCode?(): string | null;
  /** Reads member and points again, for example after points were spent. Never rejects. */
  reloadMember(): Promise<void>;
}
