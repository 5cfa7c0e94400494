import { goOffline } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { sampleMessage } from '../../testing/messages';
import { mountAt } from '../../testing/mount';

const member = '/customers/12';
const activity = {
  id: '1',
  activity_type: 'GENERAL_PURCHASE',
  activity_time: '2026-11-21T10:00:00+08:00',
  log_info: { points: 420, tpe: 420, stamps: 2 },
};
const purchase = {
  id: '4001',
  invoice_id: null,
  receiptNumber: 'R-1',
  date: '2026-11-20T13:00:00+08:00',
  creation_date: '2026-11-20T13:00:00+08:00',
  total_value: 20,
  event_type: 'PURCHASE',
};

const points = { points: 700, expiration_date: '2099-12-31T23:59:59+08:00' };

test.each([
  ['/inbox', `${member}/inbox_messages`, [sampleMessage('1')], 'Message 1'],
  ['/inboxDetail/1', `${member}/inbox_messages/1`, sampleMessage('1'), 'Message 1'],
  ['/activity_log', `${member}/activity_logs`, [activity], 'Activity log'],
  ['/transaction_history', `${member}/transaction_history`, [purchase], 'R-1'],
  ['/reward_status', '/point-accounts/12/point_statuses', [points], '700'],
  ['/expiry_centre', '/point-accounts/12/point_statuses', [points], '700'],
])('without a network %s says how old its content is', async (page, path, body, content) => {
  await mountAt(page, {
    api: {
      [`GET ${path}`]: { body },
    },
  });
  await screen.findAllByText(new RegExp(content));
  act(() => {
    goOffline();
  });
  expect(
    await screen.findByText(/^You are offline – showing what we saved at \d\d:\d\d$/),
  ).toBeInTheDocument();
});
