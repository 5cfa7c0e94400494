import axios from 'axios';
import { customer } from '../api/customers';
import { ApiError } from './api-error';
import { readDetail } from './calls';

const answering = (data: unknown) =>
  axios.create({
    adapter: (config) => Promise.resolve({ data, status: 200, statusText: '', headers: {}, config }),
  });
const read = (data: unknown) => readDetail(answering(data), { url: '/customers/12' }, customer, 'uid');

test('a member whose record misses fields, or has null for them, is read with defaults', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const member = await read({ uid: '12', first_name: 'Amy', user_custom_data: null });
  expect(member).toMatchObject({ uid: '12', first_name: 'Amy', last_name: null, user_custom_data: {} });
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test.each([{}, { first_name: 'Amy' }, [], null, '<html>'])(
  'an answer that does not say who it is, like %j, is unreadable',
  async (data) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(read(data)).rejects.toBeInstanceOf(ApiError);
    warn.mockRestore();
  },
);
