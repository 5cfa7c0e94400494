import { waitFor } from '@testing-library/react';
import { mountAt } from '../../testing/mount';

const pages = [
  ['/inboxDetail', '/customers/12/inbox_messages'],
  ['/transactionDetail', '/customers/12/transactions'],
  ['/transaction_history_detail', '/customers/12/transaction_history'],
] as const;
const tricks = ['..%2Fupdate-login-method%3Femail=x', '1%2F..%2F..%2F13', '1%3Ffilter=x', '1%23'];

test.each(pages.flatMap(([page, list]) => tricks.map((trick) => [page, trick, list] as const)))(
  '%s/%s asks for a record of its own list, and for nothing elsewhere',
  async (page, trick, list) => {
    const name = `${list}/${trick.replace('=', '%3D')}`;
    const fake = await mountAt(`${page}/${trick}`, { api: { [`GET ${name}`]: { status: 404, body: {} } } });
    await waitFor(() => {
      expect(new Set(fake.requests.map(({ path }) => path))).toEqual(new Set([name]));
    });
  },
);
