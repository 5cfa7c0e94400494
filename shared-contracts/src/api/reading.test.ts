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
