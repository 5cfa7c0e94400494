import { createHash } from 'node:crypto';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { languages } from '../../platform/http/language';
import { fakeSignOn } from '../testing/fake-sign-on';
import { createGiftCardFrame } from './site';
import { giftCardStrings } from './strings';

let site: FastifyInstance;

beforeEach(async () => {
  const addresses = readAddresses({});
  site = await createGiftCardFrame({ addresses, signOn: fakeSignOn(), logger: pino({ enabled: false }) });
});
afterEach(() => site.close());

const logIn = (payload: Record<string, unknown>) => site.inject({ method: 'POST', url: '/login', payload });

describe('the frame', () => {
  test.each(languages)('shows the form and carries every message in %s', async (language) => {
    const { body } = await site.inject({ url: '/login', query: { locale: language } });
    const words = giftCardStrings[language];
    for (const text of [words.title, words.wrong, words.deleted, words.disabled, words.done, words.outside]) {
      expect(body).toContain(text);
    }
    expect(body).toContain('data-parent-origin="http://localhost:8080"');
  });

  test('may be framed by the shell only', async () => {
    const { headers } = await site.inject('/login');
    expect(headers['content-security-policy']).toContain('frame-ancestors http://localhost:8080');
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-frame-options']).toBeUndefined();
  });

  test('brings its styles along, allowed by their hash', async () => {
    const { headers, body } = await site.inject('/login');
    const [, text = ''] = /<style>([^]*)<\/style>/.exec(body) ?? [];
    expect(text).toContain('.frame');
    expect(body).not.toContain('rel="stylesheet"');
    const hash = createHash('sha256').update(text).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
  });

  test.each(['http://evil.test', 'http://localhost:8080.evil.test', '*', 'null', 'http://localhost:8080/'])(
    'refuses the parent origin %s',
    async (origin) => {
      const answer = await site.inject({ url: '/login', query: { origin } });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).not.toContain(origin === '*' ? 'data-parent-origin' : origin);
    },
  );

  test('accepts the origin of the shell', async () => {
    const answer = await site.inject({ url: '/login', query: { origin: 'http://localhost:8080' } });
    expect(answer.statusCode).toBe(200);
  });
});

describe('log in', () => {
  test.each([
    [
      { login: 'demo-giftowner', password: 'Demo1234' },
      { kind: 'ok', refresh: 'refresh-of-demo-giftowner' },
    ],
    [{ login: 'demo-giftowner', password: 'x' }, { kind: 'wrong' }],
    [{ login: 'demo-deleted', password: 'Demo1234' }, { kind: 'deleted' }],
    [{ login: 'demo-disabled', password: 'Demo1234' }, { kind: 'disabled' }],
    [{ login: '', password: 'Demo1234' }, { kind: 'missing' }],
    [{ login: { $ne: '' }, password: 'Demo1234' }, { kind: 'missing' }],
    [{}, { kind: 'missing' }],
  ])('answers %j with %j', async (payload, answer) => {
    const response = await logIn(payload);
    expect(response.json()).toEqual(answer);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
