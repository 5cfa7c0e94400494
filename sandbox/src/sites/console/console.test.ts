import fastify, { type FastifyInstance } from 'fastify';
import { languages } from '../../platform/http/language';
import { html } from '../page/html';
import { htmlLang } from '../page/language';
import { consoleRoutes } from './index';
import { sections } from './sections';

let api: FastifyInstance;

beforeEach(async () => {
  api = fastify();
  await api.register(consoleRoutes, { prefix: '/console' });
});
afterEach(() => api.close());

const commands = sections.flatMap((section) => section.commands);

describe('the console', () => {
  test('has a form for every sandbox call of contract §8', async () => {
    const { body } = await api.inject('/console');
    const calls = [...body.matchAll(/data-method="(\w+)"\s+data-path="([^"]+)"/g)].map(
      ([, method, path]) => `${method} ${path}`,
    );
    expect(calls).toEqual(
      expect.arrayContaining([
        'POST /sandbox/reset',
        'POST /sandbox/clock',
        'POST /sandbox/faults',
        'GET /sandbox/outbox',
        'GET /sandbox/telemetry',
        'GET /sandbox/look-up',
        'POST /sandbox/staff/scan',
        'POST /sandbox/staff/confirm',
        'POST /sandbox/staff/coupon',
        'POST /sandbox/staff/card',
        ...['grant', 'reclaim', 'use', 'points', 'stamps', 'disable-member'].map(
          (name) => `POST /sandbox/admin/${name}`,
        ),
        ...['approve', 'reject', 'recall'].map((name) => `POST /sandbox/admin/claim/${name}`),
        ...['renewal', 'expiry', 'birthday', 'reminders', 'erase'].map(
          (name) => `POST /sandbox/jobs/${name}`,
        ),
      ]),
    );
  });

  test.each(languages)('speaks %s throughout', async (language) => {
    const { body } = await api.inject(`/console?locale=${language}`);
    expect(body).toContain(`<html lang="${htmlLang[language]}">`);
    for (const { title, text, button, fields } of commands) {
      for (const words of [title, text, button, ...fields.map(({ label }) => label)]) {
        expect(body).toContain(html`${words[language]}`.markup);
      }
    }
  });

  test('has no Chinese in its English, and no character of the other script', () => {
    const texts = commands.flatMap(({ title, text, button, fields, confirm }) => [
      title,
      text,
      button,
      ...fields.flatMap(({ label, hint }) => [label, ...(hint === undefined ? [] : [hint])]),
      ...(confirm === undefined ? [] : [confirm]),
    ]);
    for (const text of texts) {
      expect(text.en).not.toMatch(/\p{Script=Han}/u);
      expect(text['zh-Hant']).not.toMatch(/[员积优门现发价账启动态设调执页扫码时间]/u);
      expect(text['zh-Hans']).not.toMatch(/[員積優門現發價帳啟動態設調執頁掃碼時間]/u);
    }
  });

  test('names every form and every input once', () => {
    const ids = commands.flatMap(({ id, fields }) => [id, ...fields.map(({ name }) => `${id}-${name}`)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('serves its own files under its prefix', async () => {
    const { body } = await api.inject('/console');
    const files = [...body.matchAll(/(?:href|src)="(\/console\/assets\/[^"]+)"/g)].map(
      ([, file]) => file ?? '',
    );
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect((await api.inject(file)).statusCode).toBe(200);
  });

  test('has a strict policy and no inline code', async () => {
    const { body, headers } = await api.inject('/console');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(body).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son[a-z]+=/);
  });
});
