import * as z from 'zod/mini';
import { customer } from '../api/customers';
import { fakeApi, type FakeAnswer } from '../testing/fake-api';
import { ApiError } from './api-error';
import { readDetail, readItem, readPage, readResource, send } from './calls';

const store = z.object({ id: z.string(), name: z.string() });
const url = '/any';
const answering = (answer: FakeAnswer) => fakeApi({ 'GET /any': answer }).client;
const failure = (error: unknown) => (error instanceof ApiError ? error.failure : 'not an ApiError');

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
describe('one record', () => {
  test('is what its schema reads', async () => {
    const client = answering({ body: { id: '1', name: 'Tea', more: true } });
    expect(await readResource(client, { url }, store)).toEqual({ id: '1', name: 'Tea' });
  });

  test('in another form is malformed, with the status and the cause', async () => {
    const read = readResource(answering({ status: 201, body: { id: 1 } }), { url }, store);
    const error: unknown = await read.catch((thrown: unknown) => thrown);
    expect(failure(error)).toEqual({ kind: 'malformed', status: 201 });
    expect(error).toMatchObject({ name: 'ApiError', message: 'API call failed: malformed' });
    expect((error as ApiError).cause).toHaveProperty('issues');
  });
});

describe('one record that is shown with defaults', () => {
  const read = (body: unknown) => readDetail(answering({ body }), { url }, customer, 'uid');

  test('has them where it misses fields, or has null for them', async () => {
    const member = await read({ uid: '12', first_name: 'Amy', user_custom_data: null });
    expect(member).toMatchObject({ uid: '12', first_name: 'Amy', last_name: null, user_custom_data: {} });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^\/any: .*user_custom_data/));
  });

  test.each([{}, { first_name: 'Amy' }, [], null, '<html>'])(
    'that does not say who it is, like %j, is malformed',
    async (body) => {
      await expect(read(body).catch(failure)).resolves.toEqual({ kind: 'malformed', status: 200 });
    },
  );
});

describe('the record of a page', () => {
  const offer = z.extend(store, {
    points: z.number(),
    brand: z.object({ name: z.string() }),
    tags: z.array(z.string()),
  });
  const whole = { id: '1', name: 'Tea', points: 5, brand: { name: 'Pier' }, tags: ['new'] };
  const read = (body: unknown) => readItem(answering({ body }), { url }, offer, ['id', 'name']);

  test.each([
    [
      { id: '1', name: 'Tea' },
      { points: 0, brand: { name: '' }, tags: [] },
    ],
    [{ ...whole, points: null }, { points: 0 }],
    [{ ...whole, tags: ['new', 7] }, { tags: ['new', ''] }],
  ])('Q-078 misses fields that have a default: %j', async (body, expected) => {
    expect(await read(body)).toMatchObject({ id: '1', name: 'Tea', ...expected });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test.each([
    { ...whole, name: null },
    { ...whole, id: '' },
    { ...whole, id: 1 },
    { ...whole, points: '5' },
    { ...whole, brand: { name: 7 } },
    { ...whole, tags: 'new' },
    [whole],
    null,
    '<html>',
  ])('is unreadable where a default would be untrue: %j', async (body) => {
    await expect(read(body).catch(failure)).resolves.toEqual({ kind: 'malformed', status: 200 });
  });
});

describe('one page of a list', () => {
  const item = { id: '1', name: 'Tea' };

  test('has its items, with defaults, and the address of the next', async () => {
    const link = '<https://api.test/any?page=2>; rel="next"';
    const client = answering({ body: [item, { id: '2' }], headers: { link } });
    expect(await readPage(client, { url }, store)).toEqual({
      items: [item, { id: '2', name: '' }],
      unread: 0,
      next: 'https://api.test/any?page=2',
    });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^\/any: \[1\] .*name/));
  });

  test('without a link is the last', async () => {
    expect(await readPage(answering({ body: [] }), { url }, store)).toEqual({
      items: [],
      unread: 0,
      next: null,
    });
    expect(warn).not.toHaveBeenCalled();
  });

  test('says how many entries it leaves out', async () => {
    const client = answering({ body: [item, null, 7] });
    expect(await readPage(client, { url }, store)).toEqual({ items: [item], unread: 2, next: null });
  });

  test.each([{}, null, '<html>', [null], [7, 'x', []]])(
    'without a readable entry, like %j, is malformed',
    async (body) => {
      const read = readPage(answering({ body }), { url }, store);
      await expect(read.catch(failure)).resolves.toEqual({ kind: 'malformed', status: 200 });
    },
  );
});

test('where the client knows the address itself, a warning says list or record', async () => {
  const { client } = fakeApi({ 'GET /': { body: [{ id: '2' }] } });
  await readPage(client, {}, store);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^list: /));
  const { client: other } = fakeApi({ 'GET /': { body: { id: '2' } } });
  await readDetail(other, {}, store, 'id');
  expect(warn).toHaveBeenLastCalledWith(expect.stringMatching(/^record: /));
});

test('a call whose status alone counts gives the answer, or says why there is none', async () => {
  expect((await send(answering({ status: 204 }), { url })).status).toBe(204);
  const refused = await send(answering({ status: 409, body: { detail: 'Taken.' } }), { url }).catch(
    (thrown: unknown) => thrown,
  );
  expect(failure(refused)).toEqual({ kind: 'refused', status: 409, detail: 'Taken.', fields: {} });
  expect((refused as ApiError).cause).toHaveProperty('isAxiosError', true);
});
