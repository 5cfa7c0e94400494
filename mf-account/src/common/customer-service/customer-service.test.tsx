import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountConfigRoutes } from '../../testing/account-config';
import { mountAt } from '../../testing/mount';
import { onPhone } from '../../testing/screen-width';

async function contactService() {
  await mountAt('/user/myAccount', { api: accountConfigRoutes });
  await userEvent.click(await screen.findByRole('button', { name: 'Contact customer service' }));
  const dialog = await screen.findByRole('dialog', { name: 'Contact customer service' });
  return within(dialog)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}
const ways = ['tel:+85230000000', 'mailto:care@example.test', 'https://wa.me/85230000000'];

test('A-034 a phone offers a call, an e-mail and WhatsApp', async () => {
  onPhone();
  expect(await contactService()).toEqual(ways);
});

test('A-035 desktop offers the same three', async () => {
  expect(await contactService()).toEqual(ways);
});

test('A-175 the text names 24 hours and the hotline of the configuration', async () => {
  await contactService();
  expect(screen.getByText('Customer service is open 24 hours. Hotline: +852 3000 0000')).toBeInTheDocument();
});

test('A-081 who may not change the login contact is led to customer service', async () => {
  await mountAt('/user/myAccount', { api: accountConfigRoutes });
  await userEvent.click(await screen.findByRole('button', { name: 'Change – Mobile number' }));
  expect(await screen.findByRole('dialog', { name: 'Contact customer service' })).toHaveTextContent(
    'To change your login contact',
  );
});
