import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { useSandbox } from '../testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();
const contact = { method: 'email' as const, email: 'Demo-Delete-Me@example.test' };

/** How many rows of the tables beside the member's own point at the member. */
const traces = (uid: string) =>
  sandbox.running.rows(
    `SELECT 'challenge' AS what FROM contact_challenges WHERE member_id = ${uid} OR contact = 'demo-delete-me@example.test'
     UNION ALL SELECT 'outbox' FROM outbox
     UNION ALL SELECT 'unsubscribe' FROM unsubscribe_tokens WHERE member_id = ${uid}
     UNION ALL SELECT 'repeat' FROM idempotency_keys WHERE owner = '${uid}'
     UNION ALL SELECT 'code' FROM authorization_codes WHERE member_id = ${uid}
     UNION ALL SELECT 'refresh' FROM refresh_tokens
     UNION ALL SELECT 'credential' FROM verify_credentials
     UNION ALL SELECT 'claim' FROM claims WHERE member_id = ${uid}
     UNION ALL SELECT DISTINCT 'upload' FROM uploads WHERE member_id = ${uid}
     ORDER BY 1`,
  );

test('Q-130 the erasure leaves nothing of a member: codes, mails, tokens, answers and receipts go too', async () => {
  const client = await sandbox.logIn('demo-delete-me');
  const claimed = await sandbox.photoOf(client, 'claimed');
  const photos = [claimed, await sandbox.photoOf(client, 'never-claimed')];
  const stored = () => photos.filter((path) => existsSync(join(sandbox.running.context.dataFolder, path)));
  await sandbox.api.inject({
    method: 'POST',
    url: `/customers/${client.uid}/transactions`,
    headers: { authorization: `Bearer ${client.tokens.access}`, 'idempotency-key': 'one-intent' },
    payload: {
      date: '2026-01-01T00:00:00+08:00',
      store: '1',
      total_value: 12.5,
      invoice_id: 'N-1',
      receipt_image: claimed,
      credit_card_slip_image: claimed,
    },
  });
  await sandbox.signOn.requestOtp(contact);
  await sandbox.signOn.registerForEvent({ contact });
  await sandbox.running.rows(
    `INSERT INTO unsubscribe_tokens (token, member_id, expires_at) VALUES ('UNSUB-GONE', ${client.uid}, now())`,
  );
  const kinds = [
    'challenge',
    'claim',
    'code',
    'credential',
    'outbox',
    'refresh',
    'repeat',
    'unsubscribe',
    'upload',
  ];
  expect(await traces(client.uid)).toEqual(kinds.map((what) => ({ what })));
  expect(stored()).toEqual(photos);

  await client.call('DELETE', '/customers/{uid}', { password: 'Demo1234' });
  await sandbox.clock(72 * 3_600);
  await sandbox.tools('jobs/erase');
  expect(await traces(client.uid)).toEqual([]);
  expect(stored()).toEqual([]);
});
