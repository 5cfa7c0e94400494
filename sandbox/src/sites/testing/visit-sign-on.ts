import { readAddresses } from '@mrw/shared-contracts/addresses';
import { pino } from 'pino';
import { fakeSignOn } from './fake-sign-on';
import { createSignOnSite } from '../sign-on/site';

type Fields = Readonly<Record<string, string>>;

const landing = 'http://localhost:8080/login_callback?redirect_to=%2Foffer%2FLATEST%3Fid%3D2';

/** For tests: the sign-on site over a fake service, for a visitor redirected by the shell. */
export async function visitSignOn() {
  const signOn = fakeSignOn();
  const logger = pino({ enabled: false });
  const site = await createSignOnSite({ addresses: readAddresses({}), signOn, logger });
  const send = (fields: Fields) =>
    site.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ redirect_url: landing, locale: 'en', ...fields }).toString(),
    });
  return {
    site,
    signOn,
    open: (query: Fields = {}) =>
      site.inject({ url: '/auth/login', query: { redirect_url: landing, locale: 'en', ...query } }),
    send,
    logIn: (login: string, password: string, fields: Fields = {}) =>
      send({ action: 'log_in', login, password, ...fields }),
  };
}
