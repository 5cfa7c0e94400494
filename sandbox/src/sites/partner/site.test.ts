import { readAddresses } from '@mrw/shared-contracts/addresses';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { languages } from '../../platform/http/language';
import { fakeSignOn } from '../testing/fake-sign-on';
import { createPartnerSite } from './site';
import { partnerStrings } from './strings';

let site: FastifyInstance;

beforeEach(async () => {
  const addresses = readAddresses({});
  site = await createPartnerSite({
    addresses,
    signOn: fakeSignOn(),
    isLockedCoupon: (code) => Promise.resolve(code === 'of a locked member'),
    logger: pino({ enabled: false }),
  });
});
afterEach(() => site.close());

const open = (url: string, query: Record<string, string> = {}) => site.inject({ url, query });
const frameUrl = (body: string) =>
  new URL((/<iframe[^>]*\sdata-src="([^"]+)"/.exec(body)?.[1] ?? '').replaceAll('&amp;', '&'));

describe('the wallet in a frame', () => {
  test('W-098 lands with a fresh code of the chosen member, in other-site mode', async () => {
    const url = frameUrl((await open('/', { member: 'demo-level1' })).body);
    expect(url.origin + url.pathname).toBe('http://localhost:8080/login_callback');
    expect(url.searchParams.get('token')).toBe('code-of-demo-level1');
    expect(url.searchParams.get('redirect_to')).toBe('/user/myCoupon');
    expect(url.searchParams.get('isOpenInOtherSite')).toBe('true');
  });

  test('takes the code that the sign-on site sent along', async () => {
    const url = frameUrl((await open('/', { token: 'fresh', page: 'cash' })).body);
    expect(url.searchParams.get('token')).toBe('fresh');
    expect(url.searchParams.get('redirect_to')).toBe('/use_cash_dollar');
  });

  test('opens for a visitor, and says so when the member was refused', async () => {
    const { body } = await open('/', { member: 'demo-disabled' });
    expect(frameUrl(body).pathname).toBe('/user/myCoupon');
    expect(body).toContain(partnerStrings.en.refused);
    expect((await open('/', { member: 'visitor' })).body).not.toContain(partnerStrings.en.refused);
  });

  test('may only frame the shell, and runs no foreign script', async () => {
    const policy = String((await open('/')).headers['content-security-policy']);
    expect(policy).toContain('frame-src http://localhost:8080');
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
  });
});

describe('the wallet on the page', () => {
  test('allows the product by origin and a nonce that is new for every page', async () => {
    const pages = [await open('/inline'), await open('/inline')];
    const nonces = pages.map(({ body, headers }) => {
      const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}' http://localhost:8080`);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test('names the script, the language and the page, and hides the notice for a missing script', async () => {
    const { body } = await open('/inline', { locale: 'zh-HK', page: 'cash' });
    expect(body).toContain('data-script="http://localhost:8080/embed.js"');
    expect(body).toContain('<html lang="zh-Hant-HK"');
    expect(body).toContain('data-mode="inline"');
    expect(body).toContain('data-page="/use_cash_dollar"');
    expect(body).toMatch(/id="script-missing"[^>]*hidden/);
  });
});

describe('the wallet in a frame of embed.js', () => {
  test('allows no more than the script and the frame of the product', async () => {
    const { body, headers } = await open('/embed', { member: 'demo-level1' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' http://localhost:8080;");
    expect(policy).toContain('frame-src http://localhost:8080');
    expect(body).toContain('data-mode="frame"');
    expect(body).toContain('data-token="code-of-demo-level1"');
  });
});

test.each([
  ['of a locked member', true],
  ['of another', false],
  ['', false],
])(
  'Q-194 the server of the shop says of the coupon %p whether spending is locked: %p',
  async (code, locked) => {
    const payload = new URLSearchParams({ code }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await site.inject({ method: 'POST', url: '/coupon-lock', payload, headers });
    expect(answer.json()).toEqual({ locked });
  },
);

describe('every page', () => {
  test.each(languages)('speaks %s', async (language) => {
    const words = partnerStrings[language];
    for (const path of ['/', '/embed', '/inline']) {
      const { body } = await open(path, { locale: language });
      for (const text of [words.shop, words.basket, words.answers.SILENT, words.logEmpty]) {
        expect(body).toContain(text);
      }
    }
  });

  test('offers the sign-on site with the way back to this page', async () => {
    const { body } = await open('/', { locale: 'zh-CN' });
    const link = /href="(http:\/\/localhost:4001[^"]+)"/.exec(body)?.[1] ?? '';
    const query = new URL(link.replaceAll('&amp;', '&')).searchParams;
    expect(query.get('redirect_url')).toBe('http://localhost:4004/?locale=zh-Hans&page=myCoupon');
    expect(query.get('locale')).toBe('zh-Hans');
  });
});
