import { goOffline } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { sampleLog } from '../../testing/activity-log';
import { sampleMessage } from '../../testing/messages';
import { mountAt } from '../../testing/mount';
import { sampleTransaction } from '../../testing/transactions';

const member = '/customers/12';
const points = { points: 700, expiration_date: '2099-12-31T23:59:59+08:00' };

test.each([
  ['/inbox', `${member}/inbox_messages`, [sampleMessage('1')], 'Message 1'],
  ['/inboxDetail/1', `${member}/inbox_messages/1`, sampleMessage('1'), 'Message 1'],
  ['/activity_log', `${member}/activity_logs`, sampleLog, 'Activity log'],
  ['/transaction_history', `${member}/transaction_history`, [sampleTransaction(1)], 'R1'],
  ['/reward_status', '/point-accounts/12/point_statuses', [points], '700'],
  ['/expiry_centre', '/point-accounts/12/point_statuses', [points], '700'],
])('without a network %s says how old its content is', async (page, path, body, content) => {
  await mountAt(page, { api: { [`GET ${path}`]: { body } } });
  await screen.findAllByText(new RegExp(content));
  act(goOffline);
  expect(
    await screen.findByText(/^You are offline – showing what we saved at \d\d:\d\d$/),
  ).toBeInTheDocument();
});
