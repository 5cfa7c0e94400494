import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignUpBanner } from './sign-up-banner';

test('invites a visitor, and leads to the login', async () => {
  const { fake } = renderWithHost(<SignUpBanner />);
  const invitation = screen.getByRole('region', { name: 'Earn points on every visit' });
  expect(invitation).toHaveTextContent(/Join for free/);
  expect(invitation).not.toHaveTextContent(/partner site/);
  await userEvent.click(screen.getByRole('button', { name: 'Sign up / Log in' }));
  expect(fake.logins).toHaveLength(1);
});

test('asks a visitor inside a partner site to log in there', () => {
  renderWithHost(<SignUpBanner />, {
    embed: { isOpenInOtherSite: true, partnerOrigin: 'http://partner.test' },
  });
  const invitation = screen.getByRole('region', { name: 'Earn points on every visit' });
  expect(invitation).toHaveTextContent(/log in on the partner site/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
