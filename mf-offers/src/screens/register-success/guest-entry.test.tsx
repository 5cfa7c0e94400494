import { memberCode } from '@mrw/shared-contracts/member/member-code';
import { renderWithHost, type FakeHostOptions } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { sampleCampaign, sampleSession } from '../../testing/samples';
import RegisterSuccessPage from './register-success-page';

const campaign = {
  'GET /campaigns/202': { body: sampleCampaign({ id: '202', name: 'Open Day', translations: [] }) },
};
const open = (options: FakeHostOptions = {}) =>
  renderWithHost(
    <Routes>
      <Route path="/campaign/:id/register_success" element={<RegisterSuccessPage />} />
    </Routes>,
    { path: '/campaign/202/register_success?uid=9001&memberShipID=G-9001', api: campaign, ...options },
  ).fake;

jest.mock('@mrw/shared-contracts/member/member-code', () => ({ memberCode: jest.fn(() => 'code') }));

test('the page of a guest is not for search engines, and its code is of the guest and of now', async () => {
  const fake = open();
  expect(await screen.findByText(/on the list for Open Day/)).toBeInTheDocument();
  expect(fake.pageMeta()).toEqual({ unlisted: true });
  expect(memberCode).toHaveBeenCalledWith({ uid: '9001', membershipId: 'G-9001' }, expect.any(Number));
});

test('thanks without a name when the campaign cannot be read', async () => {
  open({ api: { 'GET /campaigns/202': { status: 404, body: {} } } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for registering');
  expect(await screen.findByText('You are on the list. Show this code at the entrance.')).toBeInTheDocument();
  expect(screen.getByText('Keep this page open or take a screenshot.')).toBeInTheDocument();
});

test.each<[string, number, FakeHostOptions]>([
  ['a visitor', 1, { session: { kind: 'visitor' } }],
  ['a member', 0, { session: sampleSession() }],
  [
    'a visitor of a partner site',
    0,
    {
      session: { kind: 'visitor' },
      embed: { isOpenInOtherSite: true, partnerOrigin: 'http://partner.test' },
    },
  ],
])('%s sees %d buttons to register', async (_, buttons, options) => {
  open(options);
  expect(await screen.findByRole('link', { name: 'Go to event detail' })).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: 'Register as a member' })).toHaveLength(buttons);
});
