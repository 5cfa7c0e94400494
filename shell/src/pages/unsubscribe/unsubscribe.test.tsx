import {
  expectEveryFaultToBeTriedAgain,
  renderWithHost,
  type FakeAnswer,
  type FakeRoutes,
} from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Unsubscribe } from './unsubscribe';

const answer = (direct_marketing_via_email: boolean, email_address = 'ming@example.test'): FakeAnswer => ({
  body: {
    sso_uid: '1',
    sign_up_method: 'BOTH',
    email_address,
    mobile_phone_number_country_code: '',
    mobile_phone_number_subscriber_number: '',
    direct_marketing_via_email,
  },
});
const path = '/customers/subscribe/subscribe-email';

const visit = (api: FakeRoutes, query = '?token=T') =>
  renderWithHost(<Unsubscribe />, { path: `/unsubscribe_email${query}`, api });

const choice = () => screen.findByRole('switch', { name: 'Receive marketing by email' });
const update = () => screen.getByRole('button', { name: 'Update' });

test.each([
  [true, 'You will no longer receive our marketing by email.'],
  [false, 'You will receive our marketing by email.'],
])(
  'a changed setting (%p) is saved, and told to the site, which reads its member again',
  async (before, text) => {
    const { fake } = visit({ [`GET ${path}`]: answer(before), [`POST ${path}`]: answer(!before) });
    const heard = jest.fn();
    fake.host.bus.on('profile-changed', heard);
    expect((await choice()).matches(':checked')).toBe(before);
    await userEvent.click(await choice());
    await userEvent.click(update());
    expect(await screen.findByRole('dialog', { name: 'Saved' })).toHaveTextContent(text);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(fake.requests.at(-1)?.body).toEqual({ direct_marketing_via_email: !before, token: 'T' });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(update()).toBeDisabled();
  },
);

test('while it is saved there is a dialog that cannot be closed', async () => {
  visit({ [`GET ${path}`]: answer(true), [`POST ${path}`]: () => new Promise(() => undefined) });
  await userEvent.click(await choice());
  await userEvent.click(update());
  const dialog = await screen.findByRole('dialog', { name: 'Saving…' });
  expect(dialog).toHaveTextContent('This takes a moment.');
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
});

test('an unchanged setting is not sent', async () => {
  const { fake } = visit({ [`GET ${path}`]: answer(true) });
  await choice();
  expect(fake.requests.map(({ query }) => query.get('token'))).toEqual(['T']);
  expect(screen.getByRole('heading', { name: 'Email preferences' })).toBeInTheDocument();
  expect(update()).toBeDisabled();
  expect(update()).toHaveAccessibleDescription('Change the setting to update it.');
  await userEvent.click(await choice());
  expect(update()).toBeEnabled();
  await userEvent.click(await choice());
  await userEvent.click(update());
  const form = screen.getByRole<HTMLInputElement>('switch').form;
  await act(async () => {
    if (form) fireEvent.submit(form);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(fake.requests).toHaveLength(1);
});

test('a setting that was not saved says so, and can be sent again', async () => {
  const { fake } = visit({ [`GET ${path}`]: answer(true), [`POST ${path}`]: { status: 500 } });
  await userEvent.click(await choice());
  expect(screen.queryByText('Your change was not saved. Please try again.')).toBeNull();
  await userEvent.click(update());
  expect(await screen.findByText('Your change was not saved. Please try again.')).toBeInTheDocument();
  await userEvent.click(update());
  await waitFor(() => {
    expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });
});

test.each([
  ['without a token', '', {}],
  ['with an unknown token', '?token=X', { [`GET ${path}`]: { status: 404 } }],
  ['with an invalid token', '?token=X', { [`GET ${path}`]: { status: 400 } }],
])('%s the page is not there', async (_, query, api) => {
  const { fake } = visit(api, query);
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('switch')).toBeNull();
  // A token that is invalid stays so.
  expect(fake.requests).toHaveLength(Object.keys(api).length);
});

test('a setting that could not be read can be tried again', async () => {
  const row = {
    call: `GET ${path}`,
    body: answer(true).body,
    shown: /ming@example\.test/,
    gone: /may be old or mistyped/,
  };
  await expectEveryFaultToBeTriedAgain(row, (api) => {
    const { unmount } = visit(api);
    return Promise.resolve(() => {
      unmount();
      return Promise.resolve();
    });
  });
});

test.each([
  ['ming@example.test', 'ming@example.test'],
  ['', '-'],
])('the address %j is shown as %s', async (address, text) => {
  visit({ [`GET ${path}`]: answer(true, address) });
  await choice();
  expect(screen.getByText('Email address').nextElementSibling).toHaveTextContent(text);
});

test('while the setting is read there is a skeleton', () => {
  visit({ [`GET ${path}`]: () => new Promise(() => undefined) });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});
