/** @jest-environment node */
import { readAddresses } from '@mrw/shared-contracts/addresses';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import proto from '../testing/corpora/proto.json';
import sqli from '../testing/corpora/sqli.json';
import text from '../testing/corpora/text.json';
import { fakeTokens } from './family-booking/fake-tokens';
import { createFamilyBookingSite } from './family-booking/site';
import { createGiftCardFrame } from './gift-card-frame/site';
import { fakeSignOn } from './sign-on/fake-sign-on';
import { createSignOnSite } from './sign-on/site';

const common = {
  addresses: readAddresses({}),
  signOn: fakeSignOn(),
  tokens: fakeTokens,
  logger: pino({ enabled: false }),
};
type Site = {
  create(
    options: typeof common & { rateLimits?: { all: number; attempts: number } },
  ): Promise<FastifyInstance>;
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

describe.each(Object.entries(sites))('%s', (_name, { create, page, fields, form }) => {
  test('no text in any field breaks a page', async () => {
    const site = await create(common);
    const failed: string[] = [];
    for (const value of values) {
      // An address holds no half of a surrogate pair.
      const said = encodeURIComponent(Buffer.from(value).toString());
      for (const field of fields) {
        const shown = await site.inject(`${page}&${field}=${said}`);
        if (shown.statusCode >= 500) failed.push(`GET ${field} ${value.slice(0, 40)}`);
        if (form === null) continue;
        for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
          const payload = type.endsWith('json') ? JSON.stringify({ [field]: value }) : `${field}=${said}`;
          const headers = { 'content-type': type };
          const sent = await site.inject({ method: 'POST', url: form, headers, payload });
          if (sent.statusCode >= 500) failed.push(`POST ${field} ${value.slice(0, 40)}`);
        }
      }
    }
    expect(failed).toEqual([]);
    expect(Object.prototype).not.toHaveProperty('polluted');
    await site.close();
  });

  test('text that no database holds is refused before the service sees it', async () => {
    const site = await create(common);
    expect((await site.inject(`${page}&locale=a%00b`)).statusCode).toBe(400);
    await site.close();
  });

  test('beyond the limit of an address the answer is 429, with a page that says so', async () => {
    const site = await create({ ...common, rateLimits: { all: 3, attempts: 1 } });
    const statuses = [await site.inject(page), await site.inject(page), await site.inject(page)];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const refused = await site.inject(`${page}&locale=zh-Hant`);
    expect(refused).toMatchObject({ statusCode: 429, headers: { 'retry-after': '60' } });
    expect(refused.body).toContain('<h1>');
    await site.close();
  });
});

test.each(['sign-on', 'gift-card frame'])('%s counts attempts to log in apart', async (name) => {
  const { create, form } = sites[name] ?? {};
  const site = await create?.({ ...common, rateLimits: { all: 100, attempts: 2 } });
  const attempt = async () =>
    (await site?.inject({ method: 'POST', url: form ?? '', payload: { login: 'a', password: 'b' } }))
      ?.statusCode;
  expect([await attempt(), await attempt()]).not.toContain(429);
  expect(await attempt()).toBe(429);
  await site?.close();
});

test('a form of more than 100 KB is refused', async () => {
  const site = await createSignOnSite(common);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = `login=${'x'.repeat(101 * 1024)}`;
  const answer = await site.inject({ method: 'POST', url: '/auth/login', headers, payload });
  expect(answer.statusCode).toBe(413);
  await site.close();
});
