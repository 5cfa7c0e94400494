import type { Language, LoginOptions } from '@mrw/shared-contracts';

/**
 * Address of the sign-on site (§7 Sign-on, Q-023, Q-038, Q-059, Q-062).
 *
 * @param parts.origin origin of this site, where the visitor returns
 * @param parts.redirectTo rooted path of this site
 * @param parts.referCode code of the member who referred the visitor
 */
export function signOnAddress(parts: {
  signOn: string;
  origin: string;
  language: Language;
  redirectTo: string;
  referCode?: string | null;
  options?: Pick<LoginOptions, 'event' | 'fromRegistration'>;
}): string {
  const back = new URL('/login_callback', parts.origin);
  back.searchParams.set('redirect_to', parts.redirectTo);
  const address = new URL('/auth/login', parts.signOn);
  const query: Record<string, string | null | undefined> = {
    redirect_url: back.href,
    locale: isFamilyBooking(parts.redirectTo) ? 'zh-Hant' : parts.language,
    sign_up_channel: 'WEBSITE',
    refer_code: parts.referCode,
    is_event_register: parts.options?.event ? 'true' : null,
    enable_otp: parts.options?.event?.enableOtp ? 'true' : null,
    from_sso_register: parts.options?.fromRegistration ? 'true' : null,
    email: parts.options?.fromRegistration?.email,
    mobile: parts.options?.fromRegistration?.mobile,
  };
  for (const [name, value] of Object.entries(query)) if (value) address.searchParams.set(name, value);
  return address.href;
}

const isFamilyBooking = (path: string) => /^\/family_booking(?![\w-])/.test(path);
