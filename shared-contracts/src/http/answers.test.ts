import fs from 'node:fs';
import path from 'node:path';
import axios from 'axios';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { isRecord } from '../api/reading';
import { fakeApi, type FakeAnswer } from '../testing/fake-api';
import proto from '../testing/corpora/proto.json';
import { ApiError, failureOf, type ApiFailure } from './api-error';
import { readPage, readResource } from './calls';

const folder = path.join(__dirname, '../api');

/** Every schema that the API files export, including future ones. */
const schemas = fs
  .readdirSync(folder)
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => {
    const exported = jest.requireActual<Record<string, unknown>>(path.join(folder, file));
    return Object.entries(exported).flatMap(([name, value]): [string, z.ZodMiniType][] =>
      isSchema(value) ? [[`${file} ${name}`, value]] : [],
    );
  });

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value && 'safeParse' in value;
}

const everything = Boolean(process.env['MRW_FAULTS']);
const parsed = (text: string): unknown => JSON.parse(text);
const most = everything ? 10_000 : 100;
const item = { id: '1', name: 'x' };

/** Possible responses of a server or a gateway, and the required kind of failure. */
const faults: readonly (readonly [string, FakeAnswer, ApiFailure['kind'] | null])[] = [
  ['500', { status: 500 }, 'malformed'],
  ['500 of a proxy', { status: 500, body: '<html><h1>Bad gateway' }, 'malformed'],
  ['503', { status: 503, body: { detail: 'Busy.' } }, 'malformed'],
  ['429', { status: 429, headers: { 'retry-after': '30' } }, 'refused'],
  ['400 with a list for a detail', { status: 400, body: { detail: ['x'] } }, 'refused'],
  ['400 with nothing', { status: 400, body: null }, 'refused'],
  ['a time limit', { failure: 'timeout' }, 'timeout'],
  ['a broken connection', { failure: 'network' }, 'network'],
  ['half a JSON', { body: '{"id":"1","na' }, 'malformed'],
  ['a page', { body: '<!doctype html><title>Log in' }, 'malformed'],
  ['nothing', { body: '' }, 'malformed'],
  ['a number', { body: 7 }, 'malformed'],
  ['an empty object', { body: {} }, null],
  ['null', { body: null }, null],
  ['an empty list', { body: [] }, null],
  ['a list of nothing', { body: [null, undefined, [], 'x', 7] }, null],
  ['more items than a page has', { body: Array.from({ length: most }, () => item) }, null],
  ['unknown fields', { body: { ...item, ['x'.repeat(500)]: { deep: [item] } } }, null],
  ...proto.map((text) => [`a prototype in ${text.slice(0, 40)}`, { body: parsed(text) }, null] as const),
  ...proto.map(
    (text) => [`a prototype in a list of ${text.slice(0, 40)}`, { body: [parsed(text)] }, null] as const,
  ),
];

/** What a screen receives: data that fit their schema, or an ApiError. */
async function outcomeOf(
  call: () => Promise<unknown>,
): Promise<ApiFailure | { kind: 'read'; value: unknown }> {
  try {
    return { kind: 'read', value: await call() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return failureOf(error);
  }
}

const client = (answer: FakeAnswer) => fakeApi({ 'GET /any': answer }).client;
const defaults = JSON.stringify(axios.defaults);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(Object.prototype).not.toHaveProperty('polluted');
  expect(JSON.stringify(axios.defaults)).toBe(defaults);
});

test('the schemas are found', () => {
  expect(schemas.length).toBeGreaterThan(40);
});

test.each(faults)(
  '%s: a record is one by its schema or a typed failure, a list is shown or a typed failure',
  async (_, answer, kind) => {
    const loose = z.object({ id: z.string() });
    const wrong: string[] = [];
    for (const [name, schema] of schemas) {
      const one = await outcomeOf(() => readResource(client(answer), { url: '/any' }, schema));
      const fits =
        one.kind === 'read' ? schema.safeParse(one.value).success : one.kind === (kind ?? 'malformed');
      const list = await outcomeOf(() => readPage(client(answer), { url: '/any' }, schema));
      const isList = list.kind === 'read' || list.kind === (kind ?? 'malformed');
      if (!fits || !isList) wrong.push(`${name}: ${one.kind}, ${list.kind}`);
    }
    expect(wrong).toEqual([]);
    const page = await outcomeOf(() => readPage(client(answer), { url: '/any' }, loose));
    if (Array.isArray(answer.body))
      expect(page.kind).toBe(answer.body.some(isRecord) || answer.body.length === 0 ? 'read' : 'malformed');
  },
);

test('whatever JSON a server sends, no screen meets anything but data that fit or a typed failure', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...schemas), fc.jsonValue(), async ([, schema], body) => {
      const one = await outcomeOf(() => readResource(client({ body }), { url: '/any' }, schema));
      expect(one.kind === 'read' ? schema.safeParse(one.value).success : one.kind === 'malformed').toBe(true);
      const page = await outcomeOf(() => readPage(client({ body: [body] }), { url: '/any' }, schema));
      expect(['read', 'malformed']).toContain(page.kind);
    }),
    { numRuns: everything ? 10_000 : 300 },
  );
});
