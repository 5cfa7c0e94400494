import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Unsubscribe } from './unsubscribe';

const answer = (direct_marketing_via_email: boolean) => ({
  body: {
    sso_uid: '1',
    sign_up_method: 'BOTH',
    email_address: 'ming@example.test',
    mobile_phone_number_country_code: '',
    mobile_phone_number_subscriber_number: '',
    direct_marketing_via_email,
  },
});
const path = '/customers/subscribe/subscribe-email';

test('a setting that was saved is told to the site, which reads its member again', async () => {
  const { fake } = renderWithHost(<Unsubscribe />, {
    path: '/unsubscribe_email?token=T',
    api: { [`GET ${path}`]: answer(true), [`POST ${path}`]: answer(false) },
  });
  const heard = jest.fn();
  fake.host.bus.on('profile-changed', heard);
  await userEvent.click(await screen.findByRole('switch', { name: 'Receive marketing by email' }));
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('dialog', { name: 'Saved' })).toBeInTheDocument();
  expect(heard).toHaveBeenCalledTimes(1);
});
