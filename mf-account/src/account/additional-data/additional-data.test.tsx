import type { Customer } from '@mrw/shared-contracts/api/customers';
import type { Language } from '@mrw/shared-contracts';
import { sampleCustomer } from '@mrw/shared-contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountConfigRoutes } from '../../testing/account-config';
import { sampleSession } from '../../testing/members';
import { mountAt } from '../../testing/mount';

async function open(customer: Partial<Customer> = {}, language: Language = 'en') {
  const fake = await mountAt('/user/myAccount', {
    language,
    session: sampleSession({ customer }),
    api: { ...accountConfigRoutes, 'PATCH /customers/12': { body: sampleCustomer() } },
  });
  await screen.findByRole('group', { name: 'Likes' });
  const patches = () => fake.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { patches, user: userEvent.setup() };
}
const field = (name: string) => within(screen.getByRole('group', { name }));
const press = (name: string, button: string) =>
  field(name).getByRole('button', { name: new RegExp(`^${button}`) });

test('A-055 fields stand in display_priority order with a control of their type', async () => {
  const { user } = await open();
  const names = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(
    names.filter((name) => ['Family name', 'People', 'Anniversary', 'Likes'].includes(name ?? '')),
  ).toEqual(['Family name', 'People', 'Anniversary', 'Likes']);
  await user.click(press('Anniversary', 'Edit'));
  expect(field('Anniversary').getByLabelText(/^Anniversary/)).toHaveAttribute('type', 'date');
  await user.click(press('Anniversary', 'Cancel'));
  await user.click(press('People', 'Edit'));
  expect(field('People').getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
});

test('A-055 titles and tips are in the language of the site', async () => {
  await open({}, 'zh-Hant');
  expect(screen.getByRole('heading', { name: '家庭' })).toBeInTheDocument();
  expect(field('家庭姓名').getByText('用於預訂')).toBeInTheDocument();
});

test('A-056 switches, dropdown and modals', async () => {
  const { patches, user } = await open();
  await user.click(press('Newsletter', 'Edit'));
  await user.click(field('Newsletter').getByRole('switch', { name: 'Newsletter (optional)' }));
  await user.click(press('Newsletter', 'Save'));
  await waitFor(() => {
    expect(patches()).toEqual([{ user_custom_data: { Newsletter: 'true' } }]);
  });
  await user.click(press('Tailored offers', 'Edit'));
  expect(
    field('Tailored offers').getByRole('switch', { name: 'I agree: Tailored offers (optional)' }),
  ).not.toBeChecked();
});

test('A-057 a required field cannot be saved empty', async () => {
  const { user } = await open({ user_custom_data: { 'Family name': 'Ming' } });
  await user.click(press('Family name', 'Edit'));
  await user.clear(field('Family name').getByRole('textbox'));
  expect(press('Family name', 'Save')).toBeDisabled();
});

test('A-058 only fields that are not required say so', async () => {
  const { user } = await open();
  expect(field('People').getByText('(optional)')).toBeInTheDocument();
  expect(field('Family name').queryByText('(optional)')).not.toBeInTheDocument();
  await user.click(press('Family name', 'Edit'));
  expect(field('Family name').getByRole('textbox', { name: 'Family name' })).toBeInTheDocument();
});

test.each(['People', 'Anniversary', 'Newsletter', 'Brand', 'Visits'])(
  'A-058 %s still says that it is optional while it is edited',
  async (name) => {
    const { user } = await open();
    await user.click(press(name, 'Edit'));
    expect(field(name).getByText(`${name} (optional)`)).toBeInTheDocument();
  },
);

test('a number may have decimals; what is no number, or below zero, is said and not sent', async () => {
  const { patches, user } = await open();
  await user.click(press('People', 'Edit'));
  const input = field('People').getByRole('textbox');
  await user.type(input, '1.5.');
  await user.click(press('People', 'Save'));
  expect(input).toHaveValue('1.5.');
  expect(input).toHaveAccessibleDescription('Please type a number, for example 12 or 1.50.');
  expect(patches()).toEqual([]);
  await user.clear(input);
  await user.type(input, '-1.5');
  await user.click(press('People', 'Save'));
  expect(input).toHaveAccessibleDescription('Please type a number that is not below 0.');
  expect(patches()).toEqual([]);
  await user.clear(input);
  await user.type(input, '1,5');
  await user.click(press('People', 'Save'));
  await waitFor(() => {
    expect(patches()).toEqual([{ user_custom_data: { People: '1.5' } }]);
  });
});

test('a date exists and is not before 1900; half of one does not delete the stored one', async () => {
  const { patches, user } = await open();
  await user.click(press('Anniversary', 'Edit'));
  const input = field('Anniversary').getByLabelText(/^Anniversary/);
  fireEvent.change(input, { target: { value: '0026-11-20' } });
  await user.click(press('Anniversary', 'Save'));
  expect(input).toHaveAccessibleDescription('The date cannot be earlier than 1 Jan 1900.');
  fireEvent.change(input, { target: { value: '' } });
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: true } });
  await user.click(press('Anniversary', 'Save'));
  expect(input).toHaveAccessibleDescription('Please enter a full date that exists.');
  expect(patches()).toEqual([]);
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: false } });
  fireEvent.change(input, { target: { value: '2099-03-31' } });
  await user.click(press('Anniversary', 'Save'));
  await waitFor(() => {
    expect(patches()).toEqual([{ user_custom_data: { Anniversary: '2099-03-31' } }]);
  });
});

test('A-059 several choices are sent joined by commas', async () => {
  const { patches, user } = await open();
  await user.click(press('Likes', 'Edit'));
  expect(press('Likes', 'Save')).toBeDisabled();
  await user.click(press('Likes', 'Choose'));
  const modal = await screen.findByRole('dialog', { name: 'Likes' });
  await user.click(within(modal).getByRole('checkbox', { name: 'Cinema' }));
  await user.click(within(modal).getByRole('checkbox', { name: 'Coffee' }));
  await user.click(within(modal).getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(patches()).toEqual([{ user_custom_data: { Likes: 'coffee,cinema' } }]);
  });
});

test('A-062 a read-only field has its value and no Edit', async () => {
  await open({ user_custom_data: { 'Family account': 'FAM-1' } });
  expect(field('Family account').getByText('FAM-1')).toBeInTheDocument();
  expect(field('Family account').queryByRole('button')).not.toBeInTheDocument();
});

test('A-187 one choice in a dropdown or a modal is sent as its value', async () => {
  const { patches, user } = await open();
  await user.click(press('Brand', 'Edit'));
  await user.selectOptions(field('Brand').getByRole('combobox'), 'Books');
  await user.click(press('Brand', 'Save'));
  await waitFor(() => {
    expect(patches()).toHaveLength(1);
  });
  await user.click(press('Visits', 'Edit'));
  await user.click(press('Visits', 'Choose'));
  const modal = await screen.findByRole('dialog', { name: 'Visits' });
  await user.click(within(modal).getByRole('radio', { name: 'Cinema' }));
  await user.click(within(modal).getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(patches()).toEqual([
      { user_custom_data: { Brand: 'books' } },
      { user_custom_data: { Visits: 'cinema' } },
    ]);
  });
});
