import { renderWithHost, type FakeAnswer, type FakeHostOptions } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { SignUpBanner } from './sign-up-banner';

const reward = (fields = {}) => ({ points: 0, stamps: 0, coupon_names: [], ...fields });
const invite = (answer: FakeAnswer, options: FakeHostOptions = {}) =>
  renderWithHost(<SignUpBanner />, {
    referCode: 'M-1',
    config: { invitations: true },
    api: { 'POST /invitations': answer },
    ...options,
  });
const body = (fields = {}) => ({
  first_name: null,
  friend: reward({ points: 100 }),
  member: reward({ points: 500, stamps: 1, coupon_names: ['Cookie box'] }),
  ...fields,
});

test.each([
  ['of a member who shows the name', 'Peter', 'Peter invites you to Harbour Rewards'],
  ['of a member who does not', null, 'A friend invites you to Harbour Rewards'],
])('a friend sees that it is an invitation %s, and what both get', async (_, first_name, name) => {
  invite({ body: body({ first_name }) });
  const banner = await screen.findByRole('region', { name });
  expect(banner).toHaveTextContent('For you: 100 points');
  expect(banner).toHaveTextContent('For your friend: 500 points · 1 stamp · Cookie box');
  expect(screen.getByRole('button', { name: 'Sign up / Log in' })).toBeEnabled();
});

test('an invitation that gives nothing promises nothing', async () => {
  invite({ body: body({ friend: reward(), member: reward() }) });
  const banner = await screen.findByRole('region', { name: /A friend invites/ });
  expect(banner).toHaveTextContent('Joining is free.');
  expect(banner).not.toHaveTextContent(/For/);
});

test('one visit is sent once more with the same name', async () => {
  const first = invite({ body: body() });
  await screen.findByRole('region', { name: /A friend invites/ });
  first.unmount();
  const second = invite({ body: body() });
  await screen.findByRole('region', { name: /A friend invites/ });
  const sent = [first, second].flatMap(({ fake }) => fake.requests.map((request) => request.body));
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual({ code: 'M-1', visit: expect.stringMatching(/^.{8,64}$/) });
  expect(sent[1]).toEqual(sent[0]);
});

test.each<[string, FakeAnswer, FakeHostOptions, number]>([
  ['an unknown code', { status: 404, body: {} }, {}, 1],
  ['an API without invitations', { status: 404, body: 'none' }, {}, 1],
  ['a deployment without invitations', { body: body() }, { config: {} }, 0],
  [
    'a partner site',
    { body: body() },
    { embed: { isOpenInOtherSite: true, partnerOrigin: 'http://partner.test' } },
    0,
  ],
])('%s: the offer for everyone', async (_, answer, options, calls) => {
  const { fake } = invite(answer, options);
  expect(await screen.findByRole('region', { name: 'Earn points on every visit' })).toBeVisible();
  expect(fake.requests).toHaveLength(calls);
});
