import { readAddresses } from '@mrw/shared-contracts/addresses';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { readRateLimits, type RateLimits } from '../platform/http/limits';
import { isStorable } from '../platform/http/text-guard';
import proto from '@mrw/shared-contracts/testing/corpora/proto.json';
import sqli from '../tools/testing/corpora/sqli.json';
import text from '@mrw/shared-contracts/testing/corpora/text.json';
import xss from '@mrw/shared-contracts/testing/corpora/xss.json';
import { fakeTokens } from './testing/fake-tokens';
import { createFamilyBookingSite } from './family-booking/site';
import { createGiftCardFrame } from './gift-card-frame/site';
import { fakeSignOn } from './testing/fake-sign-on';
import { createSignOnSite } from './sign-on/site';

jest.setTimeout(60_000);

const common = {
  addresses: readAddresses({}),
  signOn: fakeSignOn(),
  tokens: fakeTokens,
  logger: pino({ enabled: false }),
};
type Site = {
  create(options: typeof common & { rateLimits?: RateLimits | undefined }): Promise<FastifyInstance>;
  page: string;
  fields: readonly string[];
  form: string | null;
};
const contact = ['email', 'mobile', 'country_code', 'code', 'refer_code', 'first_name', 'last_name'];
const sites: Readonly<Record<string, Site>> = {
  'sign-on': {
    create: createSignOnSite,
    page: '/auth/login?redirect_url=http://localhost:8080/login_callback',
    fields: ['locale', 'redirect_url', 'action', 'login', 'password', 'provider', 'demo', ...contact],
    form: '/auth/login',
  },
  'gift-card frame': {
    create: createGiftCardFrame,
    page: '/login?locale=en',
    fields: ['locale', 'origin', 'login', 'password'],
    form: '/login',
  },
  'family booking': {
    create: createFamilyBookingSite,
    page: '/bookings?locale=en',
    fields: ['locale', 'access_token'],
    form: null,
  },
};
const values = [...sqli, ...text, ...proto];
const formType = 'application/x-www-form-urlencoded';
// An address holds no half of a surrogate pair.
const encode = (value: string) => encodeURIComponent(Buffer.from(value).toString());
/** The elements of a page with their attributes, in their order; the values are blank. */
const elements = (page: string) => page.replaceAll(/"[^"]*"/g, '""').match(/<[^>]*>/g);

describe.each(Object.entries(sites))('%s', (_name, { create, page, fields, form }) => {
  test('no text in any field breaks a page', async () => {
    const site = await create(common);
    const failed: string[] = [];
    for (const value of values) {
      const said = encode(value);
      for (const field of fields) {
        const shown = await site.inject(`${page}&${field}=${said}`);
        if (shown.statusCode >= 500) failed.push(`GET ${field} ${value.slice(0, 40)}`);
        if (form === null) continue;
        const headers = { 'content-type': formType };
        const payload = `${field}=${said}`;
        const sent = await site.inject({ method: 'POST', url: form, headers, payload });
        if (sent.statusCode >= 500) failed.push(`POST ${field} ${value.slice(0, 40)}`);
      }
      if (form === null) continue;
      const payload = Object.fromEntries(fields.map((field) => [field, value]));
      const sent = await site.inject({ method: 'POST', url: form, payload });
      if (sent.statusCode >= 500) failed.push(`POST JSON ${value.slice(0, 40)}`);
    }
    expect(failed).toEqual([]);
    expect(Object.prototype).not.toHaveProperty('polluted');
    await site.close();
  });

  test('no text in any field becomes an element or a handler of the page', async () => {
    const site = await create(common);
    for (const field of fields) {
      const plain = await site.inject(`${page}&${field}=plain`);
      // What no database holds gets a page of its own.
      for (const value of xss.filter(isStorable)) {
        const shown = await site.inject(`${page}&${field}=${encode(value)}`);
        if (shown.statusCode !== plain.statusCode) continue;
        expect([field, value, elements(shown.body)]).toEqual([field, value, elements(plain.body)]);
      }
    }
    await site.close();
  });

  test('text that no database holds is refused before the service sees it', async () => {
    const site = await create(common);
    expect((await site.inject(`${page}&locale=a%00b`)).statusCode).toBe(400);
    await site.close();
  });

  test('beyond the limit of an address the answer is 429, with a page that says so', async () => {
    const site = await create({ ...common, rateLimits: readRateLimits('{"all":3}') });
    const statuses = [await site.inject(page), await site.inject(page), await site.inject(page)];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const refused = await site.inject(`${page}&locale=zh-Hant`);
    expect(refused).toMatchObject({
      statusCode: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    expect(refused.body).toContain('<h1>');
    await site.close();
  });
});

test.each([
  ['sign-on', 'en', 'Too many failed attempts. Try again in 15 min.'],
  ['sign-on', 'zh-Hant', '嘗試次數過多，請於 15 分鐘後再試。'],
  ['sign-on', 'zh-Hans', '尝试次数过多，请在 15 分钟后再试。'],
  ['gift-card frame', 'en', '"kind":"too_many","wait":841'],
])(
  '%s in %s tells a visitor after too many failed attempts when to try again',
  async (name, locale, said) => {
    const { create, form } = sites[name] ?? {};
    const site = await create?.(common);
    const payload = {
      ...{ login: 'demo-guessed', password: 'b', action: 'log_in', locale },
      redirect_url: 'http://localhost:8080/login_callback',
    };
    const answer = await site?.inject({ method: 'POST', url: form ?? '', payload });
    expect(answer).toMatchObject({ statusCode: 429, headers: { 'retry-after': '841' } });
    expect(answer?.body).toContain(said);
    await site?.close();
  },
);

test('over a real connection a form is answered, and refused for text that no database holds', async () => {
  const site = await createSignOnSite(common);
  const origin = await site.listen({ port: 0, host: '127.0.0.1' });
  const redirect = encode('http://localhost:8080/login_callback');
  const send = (fields: string) =>
    fetch(`${origin}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': formType },
      body: `redirect_url=${redirect}&action=log_in&${fields}`,
      redirect: 'manual',
    });
  const logIn = await send('login=demo-level2&password=Demo1234');
  expect(logIn.status).toBe(303);
  expect(logIn.headers.get('location')).toContain('token=code-of-demo-level2');
  expect((await send('login=a%00b&password=Demo1234')).status).toBe(400);
  expect((await send('login=demo-level2&password=Demo1234')).status).toBe(303);
  expect((await fetch(`${origin}/auth/login?redirect_url=${redirect}`)).status).toBe(200);
  await site.close();
});

test('a form of more than 100 KB is refused', async () => {
  const site = await createSignOnSite(common);
  const headers = { 'content-type': formType };
  const payload = `login=${'x'.repeat(101 * 1024)}`;
  const answer = await site.inject({ method: 'POST', url: '/auth/login', headers, payload });
  expect(answer.statusCode).toBe(413);
  await site.close();
});
