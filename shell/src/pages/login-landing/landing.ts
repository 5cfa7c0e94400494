import { safeRedirect } from '@mrw/shared-contracts';

/** The result of the sign-on site for a guest, for the ticket flow. */
type EventRegistration = {
  verifyCredential: string;
  countryCode: string | null;
  mobile: string | null;
  email: string | null;
};

export type Landing = {
  /** Authorization code; null without a login. */
  code: string | null;
  /** Path of this site. */
  redirectTo: string;
  registration: EventRegistration | null;
};

/**
 * Reads the query of the landing page, `/login_callback` and `/` (§2 Login landing page).
 *
 * @param query of the address
 */
export function readLanding(query: URLSearchParams): Landing {
  const credential = query.get('verify_credential');
  const registered = query.get('is_event_register') === 'true' && credential;
  return {
    code: query.get('token') || null,
    redirectTo: safeRedirect(query.get('redirect_to') ?? '/home'),
    registration: registered
      ? {
          verifyCredential: credential,
          countryCode: query.get('country_code'),
          mobile: query.get('mobile'),
          email: query.get('email'),
        }
      : null,
  };
}
