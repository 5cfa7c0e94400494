import { goOffline } from '@mrw/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forGuests, memberPost, openTicket, sampleTicket, ticketQuestion } from '../../testing/open-ticket';

const user = userEvent.setup();
const visitor = { session: { kind: 'visitor' } } as const;
const slot = (name: RegExp) => screen.findByRole('radio', { name });
const submit = () => screen.findByRole('button', { name: 'Get ticket' });
const draft = () => sessionStorage.getItem('mrw_member_offers_draft_201');

test('says beside each time how many are left, and which is full', async () => {
  openTicket(sampleTicket);
  expect(await slot(/Friday/)).toHaveAccessibleDescription('2 left');
  expect(await slot(/Saturday/)).toHaveAccessibleDescription('Full');
  expect(screen.queryByRole('heading', { name: 'A few questions' })).not.toBeInTheDocument();
});

test('a time whose stock is not limited says nothing about it', async () => {
  const [first] = sampleTicket.tickets;
  openTicket({ ...sampleTicket, tickets: first ? [{ ...first, stock: null }] : [] });
  expect(await slot(/Friday/)).not.toHaveAccessibleDescription();
});

test('the questions have a heading of their own', async () => {
  openTicket({ ...sampleTicket, showOtherInfo: true, other_informations: [ticketQuestion('text')] });
  expect(await screen.findByRole('heading', { name: 'A few questions' })).toBeInTheDocument();
});

test('tickets that cost points say how many and what is left, free ones do not', async () => {
  const { unmount } = openTicket(sampleTicket);
  expect(await screen.findByText('Points required')).toBeInTheDocument();
  unmount();
  openTicket(sampleTicket, { ticket_campaign_type_required_points: 0 });
  await submit();
  expect(screen.queryByText('Points required')).not.toBeInTheDocument();
});

test('the button says what is missing, and without a network that there is none', async () => {
  openTicket(sampleTicket);
  expect(await submit()).toHaveAccessibleDescription('Choose a time and answer every required question.');
  await user.click(await slot(/Friday/));
  expect(await submit()).toBeEnabled();
  goOffline();
  expect(await submit()).toBeDisabled();
  expect(await submit()).toHaveAccessibleDescription(/You are offline/);
});

test('tickets that cannot be read say so, and are read again on request', async () => {
  let isBroken = true;
  openTicket(
    sampleTicket,
    {},
    {
      'GET /ticket_campaigns/201': () => (isBroken ? { status: 500, body: {} } : { body: sampleTicket }),
    },
  );
  expect(await screen.findByText(/Seems there is an error here/)).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await slot(/Friday/)).toBeInTheDocument();
});

test('a visitor who must log in finds the form as it was left', async () => {
  const { fake } = openTicket(sampleTicket, {}, {}, visitor);
  await user.click(await slot(/Sunday/));
  await user.click(await submit());
  await waitFor(() => expect(fake.logins).toHaveLength(1));
  expect(draft()).toContain('"slot":"s3"');
});

test('inside a partner site nothing is kept, and no guest is sent to the sign-on site', async () => {
  const embed = { isOpenInOtherSite: true, partnerOrigin: 'http://partner.test' } as const;
  const { fake } = openTicket(sampleTicket, forGuests, {}, { ...visitor, embed });
  await user.click(await slot(/Sunday/));
  await user.click(await submit());
  await waitFor(() =>
    expect(fake.host.notify.messages$.value.at(-1)?.text).toMatch(/log in on the partner site/),
  );
  expect(fake.logins).toHaveLength(0);
  expect(draft()).toBeNull();
});

test('while the ticket is booked there is no way back, and the button says that it waits', async () => {
  openTicket(sampleTicket, {}, { [memberPost]: () => new Promise(() => undefined) });
  await user.click(await slot(/Sunday/));
  await user.click(await submit());
  const confirm = await screen.findByRole('button', { name: 'Confirm' });
  expect(screen.getByRole('button', { name: 'Back to the form' })).toBeEnabled();
  await user.click(confirm);
  expect(await screen.findByRole('button', { name: 'One moment…', busy: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back to the form' })).toBeDisabled();
});

test('without a network a ticket is not confirmed, and the button says why', async () => {
  openTicket(sampleTicket);
  await user.click(await slot(/Sunday/));
  await user.click(await submit());
  await screen.findByRole('button', { name: 'Confirm' });
  goOffline();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(/You are offline/);
});

test('a refusal that is no longer true is not shown again after the way back', async () => {
  openTicket(
    sampleTicket,
    {},
    { [memberPost]: { status: 400, body: { detail: 'Exceed campaign per head limit.' } } },
  );
  await user.click(await slot(/Sunday/));
  await user.click(await submit());
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await screen.findByText(/reached the limit/);
  await user.click(screen.getByRole('button', { name: 'Back to the form' }));
  await user.click(await submit());
  await screen.findByRole('heading', { name: 'Confirm your ticket' });
  expect(screen.queryByText(/reached the limit/)).not.toBeInTheDocument();
});

test('half a date in an optional question is not left out: the button says so, and leads to it', async () => {
  const question = { question_format: 'DATETIME', precision: 'DAY', question_is_optional: true } as const;
  openTicket({
    ...sampleTicket,
    showOtherInfo: true,
    other_informations: [ticketQuestion('when', question)],
  });
  await user.click(await slot(/Friday/));
  const field = screen.getByLabelText(/Question when/);
  const half = (badInput: boolean) => {
    Object.defineProperty(field, 'validity', { value: { badInput }, configurable: true });
    fireEvent.blur(field);
  };
  expect(await submit()).toBeEnabled();
  half(true);
  expect(await submit()).toBeDisabled();
  expect(field).toHaveAccessibleDescription('Please enter a full date that exists.');
  await user.click(screen.getByRole('button', { name: 'Check the answer to “Question when”.' }));
  expect(field).toHaveFocus();
  half(false);
  expect(await submit()).toBeEnabled();
});
