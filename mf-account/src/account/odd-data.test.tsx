import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountConfigRoutes, sampleProfileFields, sampleSections } from '../testing/account-config';
import { sampleSession } from '../testing/members';
import { mountAt } from '../testing/mount';

test('an e-mail in the wrong form is said on the field and not sent', async () => {
  const fake = await mountAt('/user/myAccount', {
    session: sampleSession({ customer: { email_address: null } }),
    api: accountConfigRoutes,
  });
  const user = userEvent.setup();
  const field = within(await screen.findByRole('group', { name: 'Contact for direct marketing' }));
  await user.click(field.getByRole('button', { name: /^Edit/ }));
  const input = field.getByRole('textbox');
  await user.type(input, 'amy@example');
  await user.click(field.getByRole('button', { name: 'Save' }));
  expect(input).toHaveAccessibleDescription('The format is incorrect');
  expect(input).toHaveFocus();
  expect(fake.requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
  await user.type(input, '.test');
  expect(input).not.toHaveAccessibleDescription();
});

test('a login contact that the server sends as an empty text is not set', async () => {
  await mountAt('/user/myAccount', {
    session: sampleSession({ customer: { email_address: '', mobile_phone_number_subscriber_number: '' } }),
    api: accountConfigRoutes,
  });
  const contacts = within(await screen.findByRole('group', { name: 'Login and contact' }));
  expect(contacts.getAllByText('Not set')).toHaveLength(2);
});

test('a configuration with fields and types of a later version is read as far as it is known', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const later = { show_field: true, is_mandatory: false, customer_editable: true };
  const slider = { field_name: 'mood', field_type: 'SLIDER', display_title: 'Mood' };
  await mountAt('/user/myAccount', {
    api: {
      'GET /config/customer_profile_field': {
        body: [{ field_name: 'STAR_SIGN', ...later }, ...sampleProfileFields],
      },
      'GET /config/customer_additional_data': {
        body: [...sampleSections, { name: 'More', fields: [slider] }],
      },
    },
  });
  expect(await screen.findByRole('group', { name: 'Mood' })).toBeInTheDocument();
  expect(await screen.findByRole('group', { name: 'Gender' })).toBeInTheDocument();
});
