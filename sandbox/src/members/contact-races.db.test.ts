import { loginMethodChallenge } from '@mrw/shared-contracts/api/customers';
import * as z from 'zod/mini';
import type { SignUpRequest } from './auth/sign-on-service';
import type { Contact } from '../platform/identity/contact';
import type { Client } from '../tools/testing/sandbox';
import { read, useSandbox } from '../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();
const lower: Contact = { method: 'email', email: 'race@example.test' };
const upper: Contact = { method: 'email', email: 'RACE@example.test' };
const spellings = [
  'race@example.test',
  'Ra\u200bce@example.test',
  'race@example.test.',
  'ｒａｃｅ＠example.test',
];
const mobile: Contact = { method: 'mobile', countryCode: '852', mobile: '60007777' };
const ownContact = (index: number): Contact => ({ method: 'email', email: `own-${index}@example.test` });

const signUp = (contacts: Pick<SignUpRequest, 'contact' | 'otherContact'>, index: number) =>
  sandbox.signOn.signUp({ ...contacts, password: 'Fresh123', firstName: 'Race', lastName: String(index) });

/** Number of members with the contested contact. */
const owners = () =>
  sandbox.running.rows(
    `SELECT id FROM members WHERE email_key = 'race@example.test'
       OR mobile_phone_number_subscriber_number = '60007777'`,
  );

test.each<[string, (index: number) => Pick<SignUpRequest, 'contact' | 'otherContact'>]>([
  ['e-mail', () => ({ contact: lower })],
  ['e-mail in other letters', (index) => ({ contact: index % 2 === 0 ? lower : upper })],
  [
    'e-mail in other spellings (Q-196)',
    (index) => ({ contact: { method: 'email', email: spellings[index % 4] ?? '' } }),
  ],
  ['mobile number', () => ({ contact: mobile })],
  ['mobile number beside an e-mail', (index) => ({ contact: ownContact(index), otherContact: mobile })],
  [
    'e-mail and mobile number, in either order',
    (index) =>
      index % 2 === 0 ? { contact: lower, otherContact: mobile } : { contact: mobile, otherContact: upper },
  ],
])('ten sign-ups at once with the same %s: one member', async (_what, contactsOf) => {
  const all = Array.from({ length: 10 }, (_, index) => signUp(contactsOf(index), index));
  const kinds = (await Promise.all(all)).map(({ kind }) => kind).sort();
  expect(kinds).toEqual([...Array.from({ length: 9 }, () => 'contact_taken'), 'ok']);
  expect(await owners()).toHaveLength(1);
});

/** Members who may change their log-in contact, each about to confirm the same new one. */
async function changes(query: string, body: object): Promise<(() => Promise<number>)[]> {
  await sandbox.running.rows(
    `UPDATE members SET allowed_edit_fields = '["login_method","email_address"]'
     WHERE login_name IN ('demo-race-a', 'demo-race-b', 'demo-level1')`,
  );
  const ready = async (client: Client) => {
    const asked = await client.get(`/customers/{uid}/update-login-method?${query}`);
    const { verify_challenge } = read(loginMethodChallenge, asked).result;
    const [{ code }] = z
      .tuple([z.object({ code: z.string() })])
      .parse(
        await sandbox.running.rows(`SELECT code FROM contact_challenges WHERE id = '${verify_challenge}'`),
      );
    const confirmation = { ...body, verify_code: code, verify_challenge };
    return async () => (await client.post('/customers/{uid}/update-login-method', confirmation)).status;
  };
  const clients = ['demo-race-a', 'demo-race-b', 'demo-level1'].map((login) => sandbox.logIn(login));
  return Promise.all((await Promise.all(clients)).map(ready));
}

test.each([
  ['e-mail', 'method=email&email=race@example.test', { method: 'email', email: 'race@example.test' }],
  ['mobile number', 'method=mobile&mobile=%2B85260007777', { method: 'mobile', mobile: '+85260007777' }],
])('three members confirm the same %s at once: one of them owns it', async (_what, query, body) => {
  const confirm = await changes(query, body);
  const statuses = await Promise.all(confirm.map((send) => send()));
  expect(statuses.sort()).toEqual([200, 400, 400]);
  expect(await owners()).toHaveLength(1);
});

test('a sign-up, a change of the profile and a confirmed code want the same e-mail: one gets it', async () => {
  const [confirm = () => Promise.resolve(0)] = await changes('method=email&email=race@example.test', lower);
  const profile = await sandbox.logIn('demo-level1');
  const statuses = await Promise.all([
    signUp({ contact: upper }, 0).then(({ kind }) => (kind === 'ok' ? 200 : 400)),
    profile
      .call('PATCH', '/customers/{uid}', { email_address: 'Race@example.test' })
      .then(({ status }) => status),
    confirm(),
  ]);
  expect(statuses.sort()).toEqual([200, 400, 400]);
  expect(await owners()).toHaveLength(1);
});
