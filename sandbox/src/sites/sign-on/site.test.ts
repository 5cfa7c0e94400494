import { languages, type Language } from '../../platform/http/language';
import { logInStrings } from './words';
import { visitSignOn } from '../testing/visit-sign-on';

let visitor: Awaited<ReturnType<typeof visitSignOn>>;

beforeEach(async () => {
  visitor = await visitSignOn();
});
afterEach(() => visitor.site.close());

const asText = (text: string) => text.replaceAll("'", '&#39;');

describe('redirect_url', () => {
  test.each([
    undefined,
    'http://evil.test/',
    '//evil.test',
    'http://localhost:8080@evil.test/',
    'javascript:alert(1)',
  ])('answers 400 for %s, without naming or linking it', async (redirectUrl) => {
    const get = await visitor.site.inject({
      url: '/auth/login',
      query: { locale: 'en', ...(redirectUrl !== undefined && { redirect_url: redirectUrl }) },
    });
    expect(get.statusCode).toBe(400);
    expect(get.body).toContain(logInStrings.en.badRedirectTitle);
    if (redirectUrl !== undefined) expect(get.body).not.toContain(redirectUrl);
    const post = await visitor.logIn('demo-level2', 'Demo1234', { redirect_url: redirectUrl ?? '' });
    expect(post.statusCode).toBe(400);
    expect(post.headers.location).toBeUndefined();
  });

  test('refuses a parameter of absurd length', async () => {
    expect((await visitor.open({ email: 'x'.repeat(3000) })).statusCode).toBe(400);
  });
});

describe('log in', () => {
  test('sends the member to the landing page with the code, keeping its query', async () => {
    const answer = await visitor.logIn('demo-level2', 'Demo1234');
    expect(answer.statusCode).toBe(303);
    const url = new URL(String(answer.headers.location));
    expect(url.origin + url.pathname).toBe('http://localhost:8080/login_callback');
    expect([...url.searchParams]).toEqual([
      ['redirect_to', '/offer/LATEST?id=2'],
      ['token', 'code-of-demo-level2'],
    ]);
  });

  test.each([
    ['demo-level2', 'wrong', 'wrongCredentials'],
    ['demo-deleted', 'Demo1234', 'accountDeleted'],
    ['demo-disabled', 'Demo1234', 'accountDisabled'],
  ] as const)('shows why %s with %s is refused, in every language', async (login, password, key) => {
    for (const language of languages) {
      const answer = await visitor.logIn(login, password, { locale: language });
      expect(answer.headers.location).toBeUndefined();
      expect(answer.body).toMatch(/role="alert"/);
      expect(answer.body).toContain(asText(logInStrings[language][key]));
      expect(answer.body).toContain(`value="${login}"`);
      expect(answer.body).not.toContain(`value="${password}"`);
    }
  });

  test.each([
    ['', 'Demo1234', logInStrings.en.loginMissing],
    ['demo-level2', '', logInStrings.en.passwordMissing],
  ])('names the empty field of "%s" / "%s"', async (login, password, message) => {
    expect((await visitor.logIn(login, password)).body).toContain(message);
  });

  test.each(['GOOGLE', 'FACEBOOK', 'APPLE'])('logs in with %s', async (provider) => {
    const answer = await visitor.send({ action: 'provider', provider });
    expect(new URL(String(answer.headers.location)).searchParams.get('token')).toBe(`code-of-${provider}`);
  });

  test('shows the form again for a form it does not know', async () => {
    const answer = await visitor.send({ action: 'provider', provider: 'MYSPACE' });
    expect(answer.statusCode).toBe(303);
    expect(String(answer.headers.location)).toMatch(/^\/auth\/login\?redirect_url=/);
  });

  test('prefills the e-mail, or the demo member that was chosen', async () => {
    expect((await visitor.open({ email: 'a@example.test' })).body).toContain('value="a@example.test"');
    const demo = await visitor.open({ demo: 'demo-level3' });
    expect(demo.body).toContain('value="demo-level3"');
    expect(demo.body).toContain('value="Demo1234"');
  });

  test('escapes what the visitor typed', async () => {
    const answer = await visitor.logIn('"><script>alert(1)</script>', 'x');
    expect(answer.body).not.toContain('<script>alert');
  });
});

describe('every page', () => {
  test.each<[Language, string]>([
    ['en', 'en'],
    ['zh-Hant', 'zh-HK'],
    ['zh-Hans', 'zh-CN'],
  ])(
    'speaks %s for locale %s and offers the other languages with the query kept',
    async (language, locale) => {
      const answer = await visitor.open({ locale, email: 'a@example.test', enable_otp: 'true' });
      expect(answer.body).toContain(`<h1>${logInStrings[language].logIn}</h1>`);
      for (const other of languages) expect(answer.body).toContain(`locale=${other}&amp;`);
      expect(answer.body).toContain('email=a%40example.test');
      expect(answer.body).toContain('enable_otp=true');
    },
  );

  test('has a strict policy that still lets the redirect after a form through', async () => {
    const { headers } = await visitor.open();
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

  test('has no inline script, style or handler', async () => {
    const { body } = await visitor.open();
    expect(body).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son[a-z]+=/);
  });

  test.each(['/assets/base.css', '/assets/sign-on.js', '/assets/favicon.svg'])('serves %s', async (url) => {
    expect((await visitor.site.inject({ url })).statusCode).toBe(200);
  });

  test('answers an unknown path with a page in the language', async () => {
    const answer = await visitor.site.inject({ url: '/nowhere?locale=zh-HK' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('找不到此頁');
  });
});
