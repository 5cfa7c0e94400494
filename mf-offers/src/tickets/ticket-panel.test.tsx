import type { TicketCampaign, TicketQuestion } from '@mrw/shared-contracts/api/tickets';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { FakeHostOptions, FakeRoutes } from '@mrw/shared-contracts/testing';
import { configure, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openCampaign } from '../testing/open-campaign';

configure({ asyncUtilTimeout: 4_000 });
jest.setTimeout(20_000);

const question = (id: string, fields: Partial<TicketQuestion>): TicketQuestion => ({
  id,
  question: `Question ${id}`,
  question_type: 'TICKET_INFORMATION',
  question_is_optional: false,
  question_format: 'TEXT',
  options: [],
  defaultValue: null,
  precision: null,
  ...fields,
});
const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Berry' },
];
const questions = [
  question('text', {}),
  question('number', { question_format: 'NUMBER', defaultValue: '0' }),
  question('date', { question_format: 'DATETIME', precision: 'DAY', question_is_optional: true }),
  question('toggle', { question_format: 'TOGGLE', defaultValue: 'false' }),
  question('check', { question_format: 'CHECKBOX' }),
  question('drop', { question_format: 'DROPDOWN', options, defaultValue: 'a' }),
  question('single', { question_format: 'SINGLE_CHOICES', options, defaultValue: 'b' }),
  question('multi', { question_format: 'MULTI_CHOICES', options }),
];
const slot = (id: string, title: string, stock: number | null) => ({
  id,
  coupon_template: null,
  time_slot: { title },
  stock,
});
const ticket: TicketCampaign = {
  id: '201',
  tickets: [slot('s1', 'Friday', 2), slot('s2', 'Saturday', 0), slot('s3', 'Sunday', 50)],
  limit: 4,
  leftStock: 52,
  showOtherInfo: false,
  enableOtp: false,
  other_informations: questions,
};
const asking = { ...ticket, showOtherInfo: true };
const memberPost = 'POST /customers/2/campaign_participation_records';
const guestPost = 'POST /customers/ticket_campaign_participation_records';
const booked = { id: '1', campaign: '201', coupons: [], tickets: [], points: 0, tpe: 0, stamps: 0 };
const guest = { ignore_login: true, ticket_campaign_type_required_points: 0 };
const visitor = { session: { kind: 'visitor' } } as const;
const registration = { verifyCredential: 'VC', countryCode: null, mobile: null, email: 'a@example.test' };

const open = (
  body: TicketCampaign,
  more: Partial<Campaign> = {},
  routes: FakeRoutes = {},
  hostOptions: FakeHostOptions = {},
) =>
  openCampaign(
    {
      id: '201',
      type: 'TICKET_CAMPAIGN',
      ticket_campaign_type_required_points: 200,
      ticket_total_stock: 52,
      ticket_campaign_type_per_head_limit: 4,
      ...more,
    },
    {
      'GET /ticket_campaigns/201': { body },
      'GET /customers/2/tickets': { body: [] },
      [memberPost]: { status: 201, body: booked },
      [guestPost]: { status: 201, body: { sso_uid: '9003', membership_id: 'G-9003', tickets: [] } },
      ...routes,
    },
    hostOptions,
  );
const user = userEvent.setup();
const choose = async (name: RegExp) => user.click(await screen.findByRole('radio', { name }));
const submit = () => screen.findByRole('button', { name: 'Get ticket' });
const postsOf = (fake: ReturnType<typeof open>['fake']) =>
  fake.requests.filter(({ method }) => method === 'POST');

afterEach(() => {
  sessionStorage.clear();
});

it('O-068 O-127 shows slots, quantity and questions of the campaign', async () => {
  const { fake } = open(asking);
  expect(await screen.findByRole('radio', { name: /Friday/ })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Quantity' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Question text' })).toBeInTheDocument();
  expect(fake.requests.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/campaigns/201', '/ticket_campaigns/201']),
  );
});

it('O-069 O-070 O-071 needs a slot that has room, and stops at its stock', async () => {
  open(ticket);
  expect(await submit()).toBeDisabled();
  expect(screen.getByRole('radio', { name: /Saturday/ })).toBeDisabled();
  await choose(/Friday/);
  expect(await submit()).toBeEnabled();
  const stepper = within(screen.getByRole('group', { name: 'Quantity' }));
  const [, more] = stepper.getAllByRole('button');
  if (more) await user.click(more);
  expect(stepper.getByRole('status')).toHaveTextContent('2');
  expect(more).toBeDisabled();
});

it('O-073 O-074 O-075 O-077 needs every required answer, each in its own control with its default', async () => {
  open(asking);
  await choose(/Friday/);
  expect(screen.getByRole('textbox', { name: 'Question number' })).toHaveValue('0');
  expect(screen.getByRole('switch', { name: /toggle/ })).not.toBeChecked();
  expect(screen.getByRole('combobox', { name: /drop/ })).toHaveValue('a');
  expect(screen.getByRole('radio', { name: 'Berry' })).toBeChecked();
  await user.type(screen.getByRole('textbox', { name: 'Question text' }), 'Peter');
  await user.click(screen.getByRole('checkbox', { name: /check/ }));
  expect(await submit()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Question multi' }));
  expect(dialog.getByRole('button', { name: 'Update' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Berry' }));
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  expect(await submit()).toBeEnabled();
  await user.clear(screen.getByRole('textbox', { name: 'Question text' }));
  expect(await submit()).toBeDisabled();
});

it('O-079 O-080 O-081 confirms slot and quantity, keeps the form on the way back, and books', async () => {
  const { fake } = open({ ...ticket, showOtherInfo: true, other_informations: [question('text', {})] });
  await choose(/Sunday/);
  fireEvent.change(screen.getByRole('textbox', { name: 'Question text' }), { target: { value: 'Peter' } });
  await user.click(await submit());
  expect(await screen.findByRole('heading', { name: 'Confirm your ticket' })).toBeInTheDocument();
  for (const text of ['Sunday', 'Peter', '200 points']) expect(screen.getByText(text)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect(screen.getByRole('radio', { name: /Sunday/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Question text' })).toHaveValue('Peter');
  await user.click(await submit());
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
  expect(fake.host.navigation.current()).toBe('/user/myTicket');
  expect(postsOf(fake).map(({ body }) => body)).toEqual([
    {
      campaign: '201',
      desired_ticket: 's3',
      desired_ticket_quantity: 1,
      ticket_other_information: [{ id: 'text', answer: 'Peter' }],
    },
  ]);
});

it('says that the tickets are sold out in the words of tickets', async () => {
  open(ticket, {}, { [memberPost]: { status: 400, body: { detail: 'Desired coupons are sold out.' } } });
  await choose(/Sunday/);
  await user.click(await submit());
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/tickets are sold out/)).toBeInTheDocument();
});

it('O-082 hides the numbers but not that it is sold out', async () => {
  open(ticket, { ticket_campaign_type_should_show_coupon_stock: false, ticket_total_stock: 0 });
  await screen.findByRole('radio', { name: /Friday/ });
  expect(screen.queryByText(/2 left/)).not.toBeInTheDocument();
  expect(screen.getAllByText('Sold out').length).toBeGreaterThan(0);
});

it('O-083 O-085 sends a guest to confirm the contact, and keeps what was typed', async () => {
  const { fake, unmount } = open(ticket, { ...guest, ticket_campaign_enable_otp: true }, {}, visitor);
  await choose(/Sunday/);
  await user.click(await submit());
  expect(fake.logins).toEqual([{ redirectTo: '/campaign/201', event: { enableOtp: true } }]);
  unmount();
  open(ticket, guest, {}, { ...visitor, state: { registration } });
  expect(await screen.findByRole('heading', { name: 'Confirm your ticket' })).toBeInTheDocument();
  expect(screen.getByText('a@example.test')).toBeInTheDocument();
});

it('O-084 books for a guest with the confirmed contact', async () => {
  const { fake } = open(ticket, guest, {}, { ...visitor, state: { registration } });
  await choose(/Sunday/);
  await user.click(await submit());
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
  expect(fake.host.navigation.current()).toBe('/campaign/201/register_success');
  expect(fake.host.navigation.state$.value.location.state).toEqual({ uid: '9003', memberShipID: 'G-9003' });
  expect(postsOf(fake)[0]?.body).toEqual({
    verify_credential: 'VC',
    email: 'a@example.test',
    mobile: null,
    campaign: '201',
    desired_ticket: 's3',
    desired_ticket_quantity: 1,
    ticket_other_information: [],
  });
});

it('leads a guest back to the sign-on site when the contact is no longer confirmed', async () => {
  const { fake } = open(
    ticket,
    guest,
    { [guestPost]: { status: 400, body: { detail: 'Invalid verify credential.' } } },
    { ...visitor, state: { registration } },
  );
  await choose(/Sunday/);
  await user.click(await submit());
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm contact again' }));
  expect(fake.logins).toHaveLength(1);
});

it('O-088 sends visitors to the login where guests are not welcome', async () => {
  const { fake } = open(ticket, {}, {}, visitor);
  await user.click(await submit());
  await screen.findByRole('button', { name: 'Get ticket', busy: false });
  expect(fake.logins).toEqual([{ redirectTo: '/campaign/201' }]);
});
