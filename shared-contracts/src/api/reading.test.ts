import * as z from 'zod/mini';
import { readList, readRecord } from './reading';

const item = z.object({
  id: z.string(),
  stock: z.nullable(z.number()),
  kind: z.enum(['SPECIAL', 'PLAIN']),
  tags: z.array(z.string()),
  brand: z.object({ name: z.string(), icon: z.nullable(z.string()) }),
  note: z.optional(z.string()),
});
const whole = { id: '1', stock: 3, kind: 'SPECIAL', tags: ['new'], brand: { name: 'Pier', icon: null } };

test('a whole list is read without a report; unknown keys do no harm', () => {
  const report = jest.fn();
  expect(readList(item, [{ ...whole, extra: 1 }], report)).toEqual([whole]);
  expect(report).not.toHaveBeenCalled();
});

test('missing fields get null where it is allowed, else the empty value; nothing is dropped', () => {
  const report = jest.fn();
  expect(readList(item, [whole, { id: '2' }, {}], report)).toEqual([
    whole,
    { id: '2', stock: null, kind: 'PLAIN', tags: [], brand: { name: '', icon: null } },
    { id: '', stock: null, kind: 'PLAIN', tags: [], brand: { name: '', icon: null } },
  ]);
  expect(report).toHaveBeenCalledTimes(1);
});

test('wrong types deep inside are replaced', () => {
  const report = jest.fn();
  const data = { ...whole, stock: 'many', tags: [1, 'a'], brand: { name: 5, icon: 2 } };
  expect(readRecord(item, data, report)).toEqual({
    ...whole,
    stock: null,
    tags: ['', 'a'],
    brand: { name: '', icon: null },
  });
  expect(report).toHaveBeenCalledTimes(1);
});

test('only what is no record is left out', () => {
  const report = jest.fn();
  expect(readList(item, [null, 'x', [], whole], report)).toEqual([whole]);
  expect(report).toHaveBeenCalledTimes(1);
});

test('a long list that is wrong throughout is told in a few words', () => {
  const report = jest.fn<undefined, [string]>();
  readList(item, Array<unknown>(5_000).fill(null), report);
  expect(report.mock.calls[0]?.[0]).toMatch(/^\[0\] not a record; .*; \[9\] not a record; and 4990 more$/);
});

test.each([null, {}, 'text', undefined])('%p is not a list', (data) => {
  const report = jest.fn();
  expect(readList(item, data, report)).toEqual([]);
  expect(report).toHaveBeenCalledWith('not a list');
});

test('ten wrong items are all named', () => {
  const report = jest.fn<undefined, [string]>();
  readList(item, Array<unknown>(10).fill(null), report);
  expect(report.mock.calls[0]?.[0]).toMatch(/^\[0\] not a record; .*; \[9\] not a record$/);
});

test('a report names what was filled, field by field', () => {
  const report = jest.fn<undefined, [string]>();
  readRecord(item, { ...whole, stock: 'many', brand: { name: 5, icon: null } }, report);
  expect(report.mock.calls).toEqual([['filled stock, brand.name']]);
});

test('every type has its empty value', () => {
  const all = z.object({
    text: z.string(),
    number: z.number(),
    whole: z.int(),
    truth: z.boolean(),
    list: z.array(z.string()),
    record: z.record(z.string(), z.string()),
    parts: z.object({}),
  });
  expect(readRecord(all, {}, () => undefined)).toEqual({
    text: '',
    number: 0,
    whole: 0,
    truth: false,
    list: [],
    record: {},
    parts: {},
  });
});

test('what no default mends is nothing, after a report', () => {
  const report = jest.fn<undefined, [string]>();
  const strict = z.object({ id: z.string().check(z.minLength(1)), when: z.date() });
  expect(readRecord(strict, { id: '' }, report)).toBeNull();
  expect(report.mock.calls).toEqual([['filled id, when']]);
});

test('fields deeper than the schema allows for are mended one level after the other', () => {
  const deep = z.object({ a: z.object({ b: z.object({ c: z.string() }) }) });
  expect(readRecord(deep, {}, () => undefined)).toEqual({ a: { b: { c: '' } } });
  expect(readRecord(deep, { a: { b: 7 } }, () => undefined)).toEqual({ a: { b: { c: '' } } });
});

test.each([null, undefined, 'text', 7, [], [whole]])('%j is not a record', (data) => {
  const report = jest.fn();
  expect(readRecord(item, data, report)).toBeNull();
  expect(report.mock.calls).toEqual([['not a record']]);
});

test('the given data are left as they were', () => {
  const data = { id: '2' };
  readRecord(item, data, () => undefined);
  expect(data).toEqual({ id: '2' });
});

test('a key of the prototype in the data pollutes nothing', () => {
  const data: unknown = JSON.parse('{"id":"1","__proto__":{"polluted":true}}');
  readRecord(item, data, () => undefined);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
