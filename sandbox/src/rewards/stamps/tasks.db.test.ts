import { linkEarningRule } from '@mrw/shared-contracts/api/stamps';
import * as z from 'zod/mini';
import type { Client } from '../../tools/testing/sandbox';
import { read, useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();

async function timesByTask(client: Client): Promise<Record<string, number>> {
  const tasks = read(z.array(linkEarningRule), await client.get('/stamp_campaigns/401/link_earning_rules'));
  return Object.fromEntries(tasks.map((task) => [task.type, task.completed_times]));
}

test('Q-174 a task counts how often it gave stamps, for every way of completion', async () => {
  const client = await sandbox.logIn('demo-level2');
  const once = { QR_CODE_SCANNING: 1, GPS_CHECK_IN: 1, MEMBER_REFERRAL: 1, GENERAL_PURCHASE: 1 };
  expect(await timesByTask(client)).toEqual(once);
  await client.post('/customers/{uid}/campaign_participation_records', {
    campaign: '401',
    qr_code: 'EARN-401',
    stamp_earning_rule: '4011',
  });
  await sandbox.tools('admin/claim/approve', { claim: '3006' });
  await sandbox.tools('admin/stamps', { member: 'demo-level2', campaign: '401', stamps: 1 });
  expect(await timesByTask(client)).toEqual({ ...once, QR_CODE_SCANNING: 2, GENERAL_PURCHASE: 2 });
});
