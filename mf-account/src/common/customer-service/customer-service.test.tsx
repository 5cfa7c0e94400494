import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost } from '@mrw/shared-contracts/testing';
import { accountConfigRoutes } from '../../testing/account-config';
import { mountAt } from '../../testing/mount';
import { onPhone } from '../../testing/screen-width';
import { CustomerService } from './customer-service';
import { CustomerServiceDialog } from './customer-service-dialog';

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

const config = {
  customerService: { phone: '+852 (3000) 00-01', email: 'care@example.test', whatsApp: '+852 3000 0002' },
};

test('the ways to customer service are links of the numbers as they are dialled', async () => {
  renderWithHost(<CustomerServiceDialog open onClose={() => undefined} reason="Because." />, { config });
  const dialog = await screen.findByRole('dialog', { name: 'Contact customer service' });
  const ways = within(dialog).getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    [expect.stringContaining('+852 (3000) 00-01'), 'tel:+85230000001'],
    [expect.stringContaining('care@example.test'), 'mailto:care@example.test'],
    [expect.stringContaining('WhatsApp'), 'https://wa.me/85230000002'],
  ]);
  expect(within(dialog).getByText('Because.')).toBeVisible();
});

test('without a reason the dialog begins with the hours', () => {
  renderWithHost(<CustomerServiceDialog open onClose={() => undefined} />, { config });
  expect(screen.getByRole('dialog').querySelector('p')).toHaveTextContent(
    'Customer service is open 24 hours. Hotline: +852 (3000) 00-01',
  );
});

test('the section invites, opens the ways and closes them again', async () => {
  renderWithHost(<CustomerService />, { config });
  const section = screen.getByRole('region');
  expect(section).toHaveTextContent(/A question about your account or your rewards\? We are here for you\./);
  expect(within(section).getByRole('heading')).toHaveTextContent('Help');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Contact customer service' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
