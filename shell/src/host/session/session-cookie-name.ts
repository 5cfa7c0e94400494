import { session } from '@mrw/shared-contracts/constants';

/** Over https the prefix prevents neighbouring subdomains from setting it. */
export const sessionCookieName = (secure: boolean) =>
  secure ? (`__Host-${session.cookieName}` as const) : session.cookieName;
