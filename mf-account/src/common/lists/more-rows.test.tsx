import type { FakeAnswer } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleClaim } from '../../testing/claims';
import { pageWithNext } from '../../testing/lists';
import { sampleMessage } from '../../testing/messages';
import { mountAt } from '../../testing/mount';

const member = '/customers/12';
const login = (id: string) => ({
  id,
  activity_type: 'LOGIN',
  activity_time: `2026-11-2${id}T10:00:00+08:00`,
  log_info: {},
});
const purchase = (id: string) => ({
  id,
  invoice_id: null,
  receiptNumber: `R-${id}`,
  date: '2026-11-20T13:00:00+08:00',
  creation_date: '2026-11-20T13:00:00+08:00',
  total_value: 20,
  paid_amount: null,
  event_type: 'PURCHASE',
});
const points = (amount: number) => ({ points: amount, expiration_date: '2099-12-31T23:59:59+08:00' });

const lists = [
  [
    '/inbox',
    `${member}/inbox_messages`,
    [sampleMessage('1'), sampleMessage('2')],
    ['Message 1', 'Message 2'],
  ],
  ['/transaction', `${member}/transactions`, [sampleClaim('1'), sampleClaim('2')], ['Store 1', 'Store 2']],
  ['/activity_log', `${member}/activity_logs`, [login('1'), login('2')], ['21 Nov 2026', '22 Nov 2026']],
  ['/transaction_history', `${member}/transaction_history`, [purchase('1'), purchase('2')], ['R-1', 'R-2']],
  ['/reward_status', '/point-accounts/12/point_statuses', [points(700), points(800)], ['700', '800']],
] as const;

test.each(lists)(
  'when the next page of %s fails it is one line with Retry, and what is there stays',
  async (page, path, [first, second], [there, more]) => {
    let next: FakeAnswer = { status: 400, body: {} };
    await mountAt(page, {
      api: {
        [`GET ${path}`]: ({ query }) =>
          query.get('page[number]') === '2'
            ? next
            : pageWithNext([first], `http://api.test${path}?page[number]=2`),
        [`GET ${path}/1`]: { body: first },
      },
    });
    const shown = (text = '') => screen.queryAllByText(new RegExp(text));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The next ones could not be read.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('The next ones could not be read.');
    expect(shown(there)).not.toHaveLength(0);
    next = { body: [second] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(shown(more)).not.toHaveLength(0);
    });
    expect(screen.queryByText('The next ones could not be read.')).not.toBeInTheDocument();
  },
);

test.each(lists)(
  'when %s cannot be read again it stays, and says that it may be old',
  async (page, path, [first], [there]) => {
    let answer: FakeAnswer = { body: [first] };
    await mountAt(page, {
      api: {
        [`GET ${path}`]: () => answer,
        [`GET ${path}/1`]: { body: first },
      },
    });
    await screen.findAllByText(new RegExp(there));
    answer = { status: 500, body: {} };
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('What you see may be out of date.');
    expect(screen.getAllByText(new RegExp(there))).not.toHaveLength(0);
    answer = { body: [first] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
);
