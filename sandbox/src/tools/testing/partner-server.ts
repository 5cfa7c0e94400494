import { pino } from 'pino';
import { demoSecret } from '../../members/partners/directory';
import { createSignOnSite } from '../../sites/sign-on/site';
import type { TestSandbox } from './sandbox';

export const partnerOrigin = 'http://localhost:4004';
const redirectUri = `${partnerOrigin}/linked`;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** The sign-on site of a sandbox, as the server of a partner and the browser of a member use it. */
export async function partnerServer(sandbox: TestSandbox) {
  const { signOn, partnerLinks, context } = sandbox;
  const site = await createSignOnSite({
    addresses: context.addresses,
    signOn,
    partners: { directory: context.partners, links: partnerLinks, clock: context.clock },
    logger: pino({ enabled: false }),
  });
  const headersOf = (id: string, secret: string) => ({
    authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
  });
  const call = async (
    method: 'POST' | 'DELETE',
    url: string,
    payload?: object,
    [id, secret]: readonly [string, string] = ['harbour-mall', demoSecret],
  ) => {
    const answer = await site.inject({
      method,
      url,
      headers: headersOf(id, secret),
      ...(payload ? { payload } : {}),
    });
    const body: unknown = answer.body === '' ? null : answer.json();
    return { status: answer.statusCode, body, headers: answer.headers };
  };
  /** The member logs in and allows. @returns the address that the browser is sent to */
  const allow = async (login: string, change: Record<string, string> = {}) => {
    const fields = { client_id: 'harbour-mall', redirect_uri: redirectUri, state: 's&1', locale: 'en' };
    const typed = { action: 'allow', login, password: 'Demo1234', ...change };
    const payload = new URLSearchParams({ ...fields, ...typed }).toString();
    const answer = await site.inject({ method: 'POST', url: '/partner/link', headers: form, payload });
    return { answer, to: new URL(answer.headers.location ?? 'about:blank') };
  };
  const consent = async (login: string) => (await allow(login)).to.searchParams.get('code') ?? '';
  const link = async (code: string, reference: string) =>
    call('POST', '/partner/links', { code, redirect_uri: redirectUri, user_reference: reference });
  return {
    site,
    call,
    allow,
    consent,
    link,
    linked: async (login: string, reference: string) => link(await consent(login), reference),
    walletCode: async (reference: string, origin = partnerOrigin) => {
      const answer = await call('POST', '/partner/wallet-code', { user_reference: reference, origin });
      const { body } = answer;
      const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
      return { ...answer, code };
    },
    /** The page of the member's links. */
    linksPage: async (fields: Record<string, string>) =>
      site.inject({
        method: 'POST',
        url: '/account/partners',
        headers: form,
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}

/** The wallet's exchange of a code, from a page of an origin. */
export async function openWallet(
  { api }: TestSandbox,
  code: string,
  from: { origin: string; partner_origin?: string } = { origin: partnerOrigin },
) {
  const { origin, ...around } = from;
  const payload = { authorization_code: code, ...around };
  const answer = await api.inject({
    method: 'POST',
    url: '/auth/access_token',
    headers: { origin },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<{ access: string; refresh: string }>() };
}

/** Calls with any access token. */
export function clientWith({ api }: TestSandbox, uid: string, tokens: { access: string; refresh: string }) {
  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
    const answer = await api.inject({
      method,
      url: url.replace('{uid}', uid),
      headers: { authorization: `Bearer ${tokens.access}` },
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode };
  };
  return { uid, tokens, call, get: (url: string) => call('GET', url) };
}
