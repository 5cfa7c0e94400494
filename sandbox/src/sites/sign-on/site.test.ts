/** @jest-environment node */
import { readAddresses } from '@mrw/shared-contracts/addresses';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { languages, type Language } from '../../http/language';
import { eventStrings } from './event-strings';
import { fakeSignOn, type FakeSignOn } from './fake-sign-on';
import { logInStrings } from './log-in-strings';
import { signUpStrings } from './sign-up-strings';
import { createSignOnSite } from './site';

const landing = 'http://localhost:8080/login_callback?redirect_to=%2Foffer%2FLATEST%3Fid%3D2';

let site: FastifyInstance;
let signOn: FakeSignOn;

beforeEach(async () => {
  signOn = fakeSignOn();
  site = await createSignOnSite({ addresses: readAddresses({}), signOn, logger: pino({ enabled: false }) });
});
afterEach(() => site.close());

const open = (query: Record<string, string> = {}) =>
  site.inject({ url: '/auth/login', query: { redirect_url: landing, locale: 'en', ...query } });

const send = (fields: Record<string, string>) =>
  site.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ redirect_url: landing, locale: 'en', ...fields }).toString(),
  });

const logIn = (login: string, password: string, fields: Record<string, string> = {}) =>
  send({ action: 'log_in', login, password, ...fields });

const asText = (text: string) => text.replaceAll("'", '&#39;');

describe('redirect_url', () => {
  it.each([
    undefined,
    'http://evil.test/',
    '//evil.test',
    'http://localhost:8080@evil.test/',
    'javascript:alert(1)',
  ])('answers 400 for %s, without naming or linking it', async (redirectUrl) => {
    const get = await site.inject({
      url: '/auth/login',
      query: { locale: 'en', ...(redirectUrl !== undefined && { redirect_url: redirectUrl }) },
    });
    expect(get.statusCode).toBe(400);
    expect(get.body).toContain(logInStrings.en.badRedirectTitle);
    if (redirectUrl !== undefined) expect(get.body).not.toContain(redirectUrl);
    const post = await logIn('demo-level2', 'Demo1234', { redirect_url: redirectUrl ?? '' });
    expect(post.statusCode).toBe(400);
    expect(post.headers.location).toBeUndefined();
  });

  it('refuses a parameter of absurd length', async () => {
    expect((await open({ email: 'x'.repeat(3000) })).statusCode).toBe(400);
  });
});

describe('log in', () => {
  it('sends the member to the landing page with the code, keeping its query', async () => {
    const answer = await logIn('demo-level2', 'Demo1234');
    expect(answer.statusCode).toBe(303);
    const url = new URL(String(answer.headers.location));
    expect(url.origin + url.pathname).toBe('http://localhost:8080/login_callback');
    expect([...url.searchParams]).toEqual([
      ['redirect_to', '/offer/LATEST?id=2'],
      ['token', 'code-of-demo-level2'],
    ]);
  });

  it.each([
    ['demo-level2', 'wrong', 'wrongCredentials'],
    ['demo-deleted', 'Demo1234', 'accountDeleted'],
    ['demo-disabled', 'Demo1234', 'accountDisabled'],
  ] as const)(
    'S-036 S-038 shows why %s with %s is refused, in every language',
    async (login, password, key) => {
      for (const language of languages) {
        const answer = await logIn(login, password, { locale: language });
        expect(answer.headers.location).toBeUndefined();
        expect(answer.body).toMatch(/role="alert"/);
        expect(answer.body).toContain(asText(logInStrings[language][key]));
        expect(answer.body).toContain(`value="${login}"`);
        expect(answer.body).not.toContain(`value="${password}"`);
      }
    },
  );

  it.each([
    ['', 'Demo1234', logInStrings.en.loginMissing],
    ['demo-level2', '', logInStrings.en.passwordMissing],
  ])('names the empty field of "%s" / "%s"', async (login, password, message) => {
    expect((await logIn(login, password)).body).toContain(message);
  });

  it.each(['GOOGLE', 'FACEBOOK', 'APPLE'])('logs in with %s', async (provider) => {
    const answer = await send({ action: 'provider', provider });
    expect(new URL(String(answer.headers.location)).searchParams.get('token')).toBe(`code-of-${provider}`);
  });

  it('shows the form again for a form it does not know', async () => {
    const answer = await send({ action: 'provider', provider: 'MYSPACE' });
    expect(answer.statusCode).toBe(303);
    expect(String(answer.headers.location)).toMatch(/^\/auth\/login\?redirect_url=/);
  });

  it('prefills the e-mail, or the demo member that was chosen', async () => {
    expect((await open({ email: 'a@example.test' })).body).toContain('value="a@example.test"');
    const demo = await open({ demo: 'demo-level3' });
    expect(demo.body).toContain('value="demo-level3"');
    expect(demo.body).toContain('value="Demo1234"');
  });

  it('escapes what the visitor typed', async () => {
    const answer = await logIn('"><script>alert(1)</script>', 'x');
    expect(answer.body).not.toContain('<script>alert');
  });
});

describe('sign up', () => {
  const form = { action: 'sign_up', first_name: 'Ada', email: 'ada@example.test', password: 'Better123' };

  it('creates the member and sends the code', async () => {
    const answer = await send({
      ...form,
      mobile: '6000 0003',
      country_code: '852',
      refer_code: 'M-1',
      agreed_direct_marketing: 'on',
    });
    expect(new URL(String(answer.headers.location)).searchParams.get('token')).toBe('code-of-new-member');
    expect(signOn.signedUp).toEqual([
      {
        contact: { method: 'email', email: 'ada@example.test' },
        otherContact: { method: 'mobile', countryCode: '852', mobile: '60000003' },
        firstName: 'Ada',
        lastName: '',
        password: 'Better123',
        referCode: 'M-1',
        agreedDirectMarketing: true,
        signUpChannel: 'WEBSITE',
        language: 'en',
      },
    ]);
  });

  it.each([
    [{ first_name: '' }, signUpStrings.en.firstNameMissing],
    [{ email: '' }, signUpStrings.en.contactMissing],
    [{ email: 'nobody' }, signUpStrings.en.formatWrong],
    [{ mobile: '123' }, signUpStrings.en.formatWrong],
    [{ password: 'short' }, signUpStrings.en.passwordRule],
    [{ email: 'taken@example.test' }, signUpStrings.en.taken],
  ])('refuses %o', async (change, message) => {
    const answer = await send({ ...form, ...change });
    expect(signOn.signedUp).toEqual([]);
    expect(answer.body).toContain('aria-invalid="true"');
    expect(answer.body).toContain(`<span>${message}</span>`);
  });

  it('is prefilled from the registration of an event and from a refer link', async () => {
    const answer = await open({ from_sso_register: 'true', mobile: '+8613800000001', refer_code: 'M-7' });
    expect(answer.body).toContain(signUpStrings.en.finishLead);
    expect(answer.body).toContain('value="13800000001"');
    expect(answer.body).toMatch(/<option value="86" selected/);
    expect(answer.body).toContain('value="M-7"');
  });
});

describe('event registration', () => {
  const event = { is_event_register: 'true' };
  const byMobile = {
    action: 'event_contact',
    contact_kind: 'mobile',
    country_code: '852',
    mobile: '60000002',
  };

  it('returns the credential and the contact, and no token', async () => {
    const answer = await send({ ...event, ...byMobile });
    const url = new URL(String(answer.headers.location));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      redirect_to: '/offer/LATEST?id=2',
      is_event_register: 'true',
      verify_credential: 'credential-1',
      country_code: '852',
      mobile: '60000002',
    });
  });

  it('asks for the code first when enable_otp is set', async () => {
    const otp = { ...event, enable_otp: 'true', contact_kind: 'email', email: 'guest@example.test' };
    const asked = await send({ ...otp, action: 'event_contact' });
    expect(signOn.codesSentTo).toEqual([{ method: 'email', email: 'guest@example.test' }]);
    expect(asked.body).toContain(eventStrings.en.codeSent('guest@example.test'));
    const wrong = await send({ ...otp, action: 'event_code', code: '000000' });
    expect(wrong.body).toContain(eventStrings.en.wrongCode.email);
    const right = await send({ ...otp, action: 'event_code', code: '123456' });
    const url = new URL(String(right.headers.location));
    expect(url.searchParams.get('email')).toBe('guest@example.test');
    expect(url.searchParams.get('verify_credential')).toBe('credential-1');
  });

  it('does not accept an empty code', async () => {
    const answer = await send({ ...event, ...byMobile, enable_otp: 'true', action: 'event_code' });
    expect(answer.headers.location).toBeUndefined();
  });

  it('names a contact in a wrong format', async () => {
    const answer = await send({ ...event, ...byMobile, mobile: '1' });
    expect(answer.body).toContain(eventStrings.en.formatWrong);
  });
});

describe('every page', () => {
  it.each<[Language, string]>([
    ['en', 'en'],
    ['zh-Hant', 'zh-HK'],
    ['zh-Hans', 'zh-CN'],
  ])(
    'speaks %s for locale %s and offers the other languages with the query kept',
    async (language, locale) => {
      const answer = await open({ locale, email: 'a@example.test', enable_otp: 'true' });
      expect(answer.body).toContain(`<h1>${logInStrings[language].logIn}</h1>`);
      for (const other of languages) expect(answer.body).toContain(`locale=${other}&amp;`);
      expect(answer.body).toContain('email=a%40example.test');
      expect(answer.body).toContain('enable_otp=true');
    },
  );

  it('has a strict policy that still lets the redirect after a form through', async () => {
    const { headers } = await open();
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("form-action 'self' http://localhost:8080 http://localhost:4004");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('has no inline script, style or handler', async () => {
    const { body } = await open();
    expect(body).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son[a-z]+=/);
  });

  it.each(['/assets/base.css', '/assets/sign-on.js', '/assets/favicon.svg'])('serves %s', async (url) => {
    expect((await site.inject({ url })).statusCode).toBe(200);
  });

  it('answers an unknown path with a page in the language', async () => {
    const answer = await site.inject({ url: '/nowhere?locale=zh-HK' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('找不到此頁');
  });
});
