import * as z from 'zod/mini';
import { hiddenFields } from '../page/field';
import type { Html } from '../page/html';
import type { Language } from '../../platform/http/language';
import { readLanguage } from '../page/language';
import { flag, text } from '../page/query';
import { readRedirectUrl, type LandingPage } from './redirect-allow-list';

/** The parameters of a login page (contract §1); every form contains them, because the site has no session. */
export interface LoginContext {
  redirectUrl: URL;
  language: Language;
  signUpChannel: string;
  isEventRegister: boolean;
  enableOtp: boolean;
  fromSsoRegister: boolean;
  email: string | undefined;
  mobile: string | undefined;
  referCode: string | undefined;
  view: 'log_in' | 'sign_up';
}

const parameters = z.object({
  redirect_url: text,
  locale: text,
  sign_up_channel: text,
  is_event_register: flag,
  enable_otp: flag,
  from_sso_register: flag,
  email: text,
  mobile: text,
  refer_code: text,
  view: text,
});

/**
 * Reads the parameters of `/auth/login` from a query or a form.
 *
 * @returns the context, or `null` when `redirect_url` is not on the allow list or a value is absurdly long
 */
export function readLoginContext(source: unknown, allowed: readonly LandingPage[]): LoginContext | null {
  const parsed = parameters.safeParse(source);
  if (!parsed.success) return null;
  const { data } = parsed;
  const redirectUrl = readRedirectUrl(data.redirect_url, allowed);
  if (redirectUrl === null) return null;
  const signsUp = data.view === 'sign_up' || (data.view === undefined && data.from_sso_register);
  return {
    redirectUrl,
    language: readLanguage(data.locale),
    signUpChannel: data.sign_up_channel ?? 'WEBSITE',
    isEventRegister: data.is_event_register,
    enableOtp: data.enable_otp,
    fromSsoRegister: data.from_sso_register,
    email: data.email,
    mobile: data.mobile,
    referCode: data.refer_code,
    view: signsUp ? 'sign_up' : 'log_in',
  };
}

function contextEntries(context: LoginContext): [name: string, value: string][] {
  const entries: [string, string][] = [
    ['redirect_url', context.redirectUrl.href],
    ['locale', context.language],
    ['sign_up_channel', context.signUpChannel],
  ];
  if (context.isEventRegister) entries.push(['is_event_register', 'true']);
  if (context.enableOtp) entries.push(['enable_otp', 'true']);
  if (context.fromSsoRegister) entries.push(['from_sso_register', 'true']);
  return entries;
}

/** The address of the page for a context, with some of it changed; prefilled contacts are kept. */
export function loginUrl(context: LoginContext, change: Partial<LoginContext> = {}): string {
  const wanted = { ...context, ...change };
  const query = new URLSearchParams(contextEntries(wanted));
  for (const [name, value] of [
    ['email', wanted.email],
    ['mobile', wanted.mobile],
    ['refer_code', wanted.referCode],
  ] as const) {
    if (value !== undefined) query.set(name, value);
  }
  if (wanted.view === 'sign_up' || wanted.fromSsoRegister) query.set('view', wanted.view);
  return `/auth/login?${query.toString()}`;
}

/** Hidden fields that carry the context through a form; prefilled contacts are visible fields of their own. */
export const contextFields = (context: LoginContext): Html[] =>
  hiddenFields({ ...Object.fromEntries(contextEntries(context)), view: context.view });
