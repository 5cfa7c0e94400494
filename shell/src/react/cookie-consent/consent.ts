import type { CookieConsent } from '@mrw/shared-contracts';
import Cookies from 'js-cookie';
import { BehaviorSubject } from 'rxjs';
import { cookieAttributes } from '../../host/cookie-attributes';

const cookie = 'cookie_consent';

export interface Consent {
  readonly consent$: BehaviorSubject<CookieConsent>;
  /** @returns false when the browser stores no cookies: the choice then applies to this page only */
  choose(choice: Exclude<CookieConsent, 'undecided'>): boolean;
}

/** The choice in the cookie banner, stored for a year and shared by all tabs. */
export function createConsent(attributes = cookieAttributes(365)): Consent {
  const consent$ = new BehaviorSubject<CookieConsent>(stored() ?? 'undecided');
  document.addEventListener('visibilitychange', () => {
    const choice = stored();
    if (choice && choice !== consent$.value) consent$.next(choice);
  });
  return {
    consent$,
    choose: (choice) => {
      Cookies.set(cookie, choice, attributes);
      const kept = stored() === choice;
      // Without storage, Accept shows a note first, and the visitor can still choose otherwise (§2).
      if (kept || choice === 'essential') consent$.next(choice);
      return kept;
    },
  };
}

function stored(): 'all' | 'essential' | null {
  const value = Cookies.get(cookie);
  return value === 'all' || value === 'essential' ? value : null;
}
