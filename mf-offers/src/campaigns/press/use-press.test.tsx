import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { goOffline, renderWithHost, type FakeHostOptions } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inDays, sampleCampaign, sampleSession } from '../../testing/samples';
import { usePress } from './use-press';

const pressed = jest.fn<undefined, [boolean]>();
const visitor: FakeHostOptions = { session: { kind: 'visitor' } };
const partner: FakeHostOptions = {
  ...visitor,
  embed: { isOpenInOtherSite: true, partnerOrigin: 'http://partner.test' },
};
const blackout = (in_blackout_period: boolean): FakeHostOptions => ({
  api: { 'GET /campaigns/101/blackout_check': { body: { in_blackout_period } } },
});

function Action({ campaign, guestAllowed }: { campaign: Campaign; guestAllowed: boolean | undefined }) {
  const mayPress = usePress(campaign);
  const options = guestAllowed === undefined ? undefined : { guestAllowed };
  return <button onClick={() => void mayPress(options).then(pressed)}>Go</button>;
}

async function press(fields: Partial<Campaign>, options: FakeHostOptions, guestAllowed?: boolean) {
  const { fake } = renderWithHost(<Action campaign={sampleCampaign(fields)} guestAllowed={guestAllowed} />, {
    session: sampleSession(),
    ...blackout(false),
    ...options,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await screen.findByRole('button', { name: 'Go' });
  return fake;
}

afterEach(() => pressed.mockClear());

test.each<[string, Partial<Campaign>, FakeHostOptions, string]>([
  ['that has ended', { end_date: inDays(-1) }, {}, 'This campaign has already expired.'],
  ['of a partner site without a login', {}, partner, 'Please log in on the partner site first.'],
  [
    'on a blackout day',
    {},
    blackout(true),
    'This campaign is not available today. Please come back another day.',
  ],
])('Q-066 a campaign %s does not go on, and says why', async (_, fields, options, text) => {
  const fake = await press(fields, options);
  expect(pressed.mock.calls).toEqual([[false]]);
  expect(fake.host.notify.messages$.value).toMatchObject([{ text, tone: 'failed' }]);
  expect(fake.logins).toEqual([]);
});

test('Q-066 the network comes first: without it nothing else is looked at', async () => {
  goOffline();
  const fake = await press({ end_date: inDays(-1) }, visitor);
  expect(pressed.mock.calls).toEqual([[false]]);
  expect(fake.host.notify.messages$.value).toMatchObject([
    { text: 'You are offline. Connect to go on.', tone: 'failed' },
  ]);
  expect(fake.logins).toEqual([]);
  expect(fake.requests).toEqual([]);
});

test('Q-066 a visitor is sent to the login, and no blackout day is asked for', async () => {
  const fake = await press({}, visitor);
  expect(pressed.mock.calls).toEqual([[false]]);
  expect(fake.logins).toEqual([{ redirectTo: '/campaign/101' }]);
  expect(fake.requests).toEqual([]);
});

test.each<[string, FakeHostOptions, boolean | undefined]>([
  ['a member', {}, undefined],
  ['a guest where guests may take part', { ...visitor, ...blackout(false) }, true],
])('Q-066 %s goes on', async (_, options, guestAllowed) => {
  const fake = await press({}, options, guestAllowed);
  expect(pressed.mock.calls).toEqual([[true]]);
  expect(fake.host.notify.messages$.value).toEqual([]);
  expect(fake.logins).toEqual([]);
});
