import type { Customer } from '../api/customers';
import type { PointAccount } from '../api/points';

/**
 * What the site knows of a logged-in member. `customer` and `pointAccount` are null until they could be read: a session
 * survives a bad network, and points may fail on their own.
 */
export type Member = {
  uid: string;
  membershipId: string;
  displayName: string;
  customer: Customer | null;
  pointAccount: PointAccount | null;
  /** When the server gave `pointAccount`, in milliseconds since 1970. */
  pointsReadAt?: number | undefined;
};

export type Session =
  /** A stored session is being validated: neither visitor nor member pages are drawn yet. */
  { kind: 'restoring' } | { kind: 'visitor' } | { kind: 'member'; member: Member };

export type LogoutReason = 'asked' | 'refresh-refused' | 'inactive' | 'deleted' | 'other-tab';

export type LoginOptions = {
  /** Path of this site to come back to; the current one when absent. */
  redirectTo?: string;
  /** Event registration without a member login. */
  event?: { enableOtp: boolean };
  /** Sign-up of a guest who registered for an event. */
  fromRegistration?: { email?: string; mobile?: string };
};

export interface Auth {
  /** Leaves for the sign-on site in the current language. Does nothing inside another site (§2). */
  login(options?: LoginOptions): void;
  logout(reason?: LogoutReason): Promise<void>;
  /**
   * The server has ended the session itself (a deleted account, Q-173): tokens and stored session go at once, in every
   * tab, while the page that says so stays. `logout` then finishes what is visible.
   */
  endSession(): void;
  /**
   * Renews the tokens of a member, whatever is left of them: a refresh that a person asks for does so first
   * (§4, Q-029). Never rejects.
   */
  renewTokens(): Promise<void>;
  /** Reads member and points again, for example after points were spent. Never rejects. */
  reloadMember(): Promise<void>;
}
