import { memberCode } from '@mrw/shared-contracts/member/member-code';
import { renderWithHost, type FakeHostOptions } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { sampleCampaign } from '../../testing/samples';
import RegisterSuccessPage from './register-success-page';
import { contactOf } from './use-sign-up';

const path = '/campaign/202/register_success';
const preRegister = 'POST /customers/pre-register-info';
const open = (options: FakeHostOptions) =>
  renderWithHost(
    <Routes>
      <Route path="/campaign/:id/register_success" element={<RegisterSuccessPage />} />
    </Routes>,
    {
      ...options,
      api: {
        'GET /campaigns/202': { body: sampleCampaign({ id: '202', name: 'Open Day', translations: [] }) },
        [preRegister]: { body: { email: 'guest@example.test', country_code: null, phone_number: null } },
        ...options.api,
      },
    },
  );

test.each([
  ['the query', { path: `${path}?uid=9001&memberShipID=G-9001` }],
  ['the navigation state', { path, state: { uid: '9001', memberShipID: 'G-9001' } }],
])('O-089 thanks with the campaign name and an entry code, known from %s', async (_, options) => {
  open(options);
  expect(await screen.findByText(/on the list for Open Day/)).toBeInTheDocument();
  expect(screen.getByTitle('Entry QR code')).toBeInTheDocument();
});

test('is not found without a guest', () => {
  open({ path });
  expect(screen.getByRole('link', { name: /home/i })).toHaveAttribute('href', '/home');
  expect(screen.queryByTitle('Entry QR code')).not.toBeInTheDocument();
});

test('O-091 leads to the sign-up with the contact of the registration', async () => {
  const { fake } = open({ path: `${path}?uid=9001&memberShipID=G-9001` });
  await userEvent.click(screen.getByRole('button', { name: 'Register as a member' }));
  const request = fake.requests.find(({ method }) => method === 'POST');
  expect(request?.body).toEqual({ sso_uid: '9001', membership_id: 'G-9001' });
  expect(fake.logins).toEqual([{ redirectTo: '/home', fromRegistration: { email: 'guest@example.test' } }]);
});

test('leads to the sign-up also when the registration cannot be read', async () => {
  const { fake } = open({
    path: `${path}?uid=1&memberShipID=X`,
    api: { [preRegister]: { status: 404, body: { detail: 'Not found.' } } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Register as a member' }));
  expect(fake.logins).toEqual([{ redirectTo: '/home', fromRegistration: {} }]);
});

test('O-093 leads to the event', () => {
  open({ path: `${path}?uid=9001&memberShipID=G-9001` });
  expect(screen.getByRole('link', { name: 'Go to event detail' })).toHaveAttribute('href', '/campaign/202');
});

test('fills in a phone number with its country code', () => {
  expect(contactOf({ email: null, country_code: '852', phone_number: '60000002' })).toEqual({
    mobile: '+85260000002',
  });
});

test('writes the entry code as the member card does', () => {
  expect(memberCode({ uid: '9001', membershipId: 'G-9001' }, 1_790_000_000_999)).toBe(
    '{"uid":"9001","membership_id":"G-9001","time":1790000000}',
  );
});
