import * as z from 'zod/mini';
import type { Language } from '../../platform/http/language';
import { readLanguage } from '../page/language';
import { choice, text } from '../page/query';
import { demoMembers } from '../sign-on/demo-members';

export const walletPaths = {
  myCoupon: '/user/myCoupon',
  coupon: '/coupon/1008',
  cash: '/use_cash_dollar',
} as const;
export type WalletPage = keyof typeof walletPaths;

/** The parameters of the partner page. */
export interface Visit {
  language: Language;
  /** A demo login, or a visitor. */
  member: string | undefined;
  page: WalletPage;
  /** An authorization code that the sign-on site has just sent along. */
  token: string | undefined;
}

const querySchema = z.object({
  locale: text,
  member: text,
  page: choice(['myCoupon', 'coupon', 'cash'], 'myCoupon'),
  token: text,
});

const nothingAsked = { locale: undefined, member: undefined, page: 'myCoupon', token: undefined } as const;

/** Reads the address; a first visit shows the member with all kinds of data. */
export function readVisit(query: unknown): Visit {
  const parsed = querySchema.safeParse(query);
  const { locale, member, page, token } = parsed.success ? parsed.data : nothingAsked;
  const known = member !== undefined && Object.hasOwn(demoMembers, member);
  const asked = known ? member : undefined;
  const first = member === undefined && token === undefined;
  return { language: readLanguage(locale), member: first ? 'demo-level2' : asked, page, token };
}

/** The address of a partner page for a visit; an authorization code is used once and never kept. */
export function visitUrl(path: string, visit: Visit): string {
  const query = new URLSearchParams({ locale: visit.language, page: visit.page });
  query.set('member', visit.member ?? 'visitor');
  return `${path}?${query.toString()}`;
}

/** What the frame opens: the landing page with the code, or the wallet itself for a visitor. */
export function walletUrl(shellOrigin: string, visit: Visit, token: string | undefined): string {
  const path = walletPaths[visit.page];
  const url = new URL(token === undefined ? path : '/login_callback', shellOrigin);
  if (token !== undefined) {
    url.searchParams.set('token', token);
    url.searchParams.set('redirect_to', path);
  }
  url.searchParams.set('locale', visit.language);
  url.searchParams.set('isOpenInOtherSite', 'true');
  return url.href;
}
