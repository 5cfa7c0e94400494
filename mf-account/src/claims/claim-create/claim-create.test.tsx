import type { FakeAnswer, FakeRoutes } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftKey, fullDraft, openClaimForm } from '../../testing/claim-form';
import { sampleStore } from '../../testing/stores';
// Loaded before the tests: a claim is told in a dialog when its page takes more than a second.
import '../reward-claims/claims-page';

const created = 'POST /customers/12/transactions';
const empty = { tenant: null, receiptNumber: '', date: '', amount: '', receipt: null, slip: null };

beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

async function open(draft: object | null = null, api: FakeRoutes = {}) {
  return { ...(await openClaimForm(draft, { api })), user: userEvent.setup({ applyAccept: false }) };
}
const toasts = (fake: Awaited<ReturnType<typeof open>>['fake']) =>
  fake.host.notify.messages$.value.map(({ text }) => text);

test('A-144 an empty form cannot be submitted and says why', async () => {
  const { submit } = await open();
  expect(submit).toBeDisabled();
  expect(submit).toHaveAccessibleDescription('Fill in every field and add both photos to submit.');
});

test.each(['tenant', 'receiptNumber', 'date', 'amount', 'receipt', 'slip'] as const)(
  'A-145 without %s it cannot be submitted',
  async (missing) => {
    const { submit } = await open({ ...fullDraft, [missing]: empty[missing] });
    expect(submit).toBeDisabled();
  },
);

test.each([
  ['A-147', '12.3.4a', 'Please type a number, for example 12 or 1.50.'],
  ['Q-197', '1.234', 'Did you mean 1,234 or 1.234?'],
])('%s the amount %s is refused at the field', async (_, typed, message) => {
  const { submit, user } = await open({ ...fullDraft, amount: '' });
  const field = screen.getByLabelText('Amount');
  await user.type(field, typed);
  await user.tab();
  expect(field).toHaveValue(typed);
  expect(field).toHaveAccessibleDescription(message);
  expect(submit).toBeDisabled();
});

test('Q-197 the amount 12,50 is summed up as it is sent', async () => {
  const { submit, user } = await open({ ...fullDraft, amount: '' });
  await user.type(screen.getByLabelText('Amount'), '12,50');
  expect(screen.getByText('HK$12.50')).toBeInTheDocument();
  expect(submit).toBeEnabled();
});

test('A-150 tomorrow cannot be picked', async () => {
  const { submit } = await open({ ...fullDraft, date: '2999-01-01' });
  expect(screen.getByLabelText('Issue date')).toHaveAttribute(
    'max',
    expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
  );
  expect(screen.getByText('The date cannot be later than today.')).toBeInTheDocument();
  expect(submit).toBeDisabled();
});

test('A-150 today follows the clock over midnight in Hong Kong', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T23:59:00+08:00'));
  const { submit } = await open({ ...fullDraft, date: '2026-11-21' });
  expect(submit).toBeDisabled();
  now.mockReturnValue(Date.parse('2026-11-21T00:00:00+08:00'));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByLabelText('Issue date')).toHaveAttribute('max', '2026-11-21');
  expect(submit).toBeEnabled();
});

const pick = (user: ReturnType<typeof userEvent.setup>, type: string) =>
  user.upload(screen.getByLabelText('Receipt photo'), new File(['GIF89a'], 'photo', { type }));

test('A-151 a file that is no image is refused and not sent', async () => {
  const { fake, user } = await open();
  await pick(user, 'application/pdf');
  expect(screen.getByText('Please choose an image file.')).toBeInTheDocument();
  expect(fake.requests).toHaveLength(0);
});

test('A-152 an image is sent as the field "file" and previewed', async () => {
  const answer: FakeAnswer = { body: { file: 'http://api.test/media/claims/new.png' } };
  const { fake, user } = await open(null, { 'POST /customer-app/files': answer });
  await pick(user, 'image/png');
  await screen.findByRole('img', { name: 'Preview: Receipt photo' });
  await screen.findByRole('button', { name: 'Choose another – Receipt photo' });
  const body = fake.requests[0]?.body;
  expect(body instanceof FormData && body.get('file')).toBeInstanceOf(File);
});

test.each<[string, FakeAnswer]>([
  ['a failure', { status: 500 }],
  ['an address without /media/', { body: { file: 'http://api.test/files/new.png' } }],
])('A-153 %s takes the preview away and asks to check back later', async (_, answer) => {
  const { fake, user } = await open(null, { 'POST /customer-app/files': answer });
  await pick(user, 'image/png');
  await waitFor(() => {
    expect(toasts(fake)).toEqual(['Something did not work. Please check back later.']);
  });
  expect(screen.queryByRole('img', { name: 'Preview: Receipt photo' })).not.toBeInTheDocument();
});

test('A-155 stores are searched by name, ten at a time', async () => {
  const { fake, user } = await open(null, { 'GET /stores': { body: [sampleStore('11', 'Harbour Coffee')] } });
  await user.click(screen.getByRole('button', { name: 'Choose a store' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a store' }));
  await user.type(dialog.getByLabelText('Search by name'), 'Harb');
  await waitFor(() => {
    expect(Object.fromEntries(fake.requests.at(-1)?.query ?? [])).toEqual({
      sort: 'name',
      'page[number]': '1',
      'page[size]': '10',
      name: 'Harb',
      language: 'en',
    });
  });
  await user.click(await dialog.findByRole('button', { name: /Harbour Coffee/ }));
  expect(
    within(screen.getByRole('group', { name: 'Store' })).getByText('Harbour Coffee'),
  ).toBeInTheDocument();
});

test('A-158 a full form is sent, goes back to the list and forgets the draft', async () => {
  const { fake, submit, user } = await open(fullDraft, {
    [created]: { status: 201, body: { id: '9' } },
    'GET /customers/12/transactions': { body: [] },
  });
  await user.click(submit);
  await waitFor(() => {
    expect(fake.host.navigation.current()).toBe('/transaction');
  });
  expect(fake.requests[0]?.body).toEqual({
    date: '2026-11-01T00:00:00+08:00',
    store: '11',
    total_value: 12.3,
    invoice_id: 'R-1',
    receipt_image: 'claims/a.png',
    credit_card_slip_image: 'claims/b.png',
  });
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});

test('a claim that was sent is confirmed, and Back leads past its form', async () => {
  const { fake, submit, user } = await open(fullDraft, {
    [created]: { status: 201, body: { id: '9' } },
    'GET /customers/12/transactions': { body: [] },
  });
  await user.click(submit);
  await waitFor(() => {
    expect(toasts(fake)).toEqual(['Claim submitted']);
  });
  expect(fake.host.navigation.state$.value).toMatchObject({
    action: 'REPLACE',
    location: { pathname: '/transaction' },
  });
  expect(await screen.findByText(/Your claim is in review/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the latest offers' })).toHaveAttribute(
    'href',
    '/offer/LATEST',
  );
});

test('A-159 a refusal asks to check back later and keeps the form', async () => {
  const { fake, submit, user } = await open(fullDraft, {
    [created]: { status: 400, body: { date: ['Bad.'] } },
  });
  await user.click(submit);
  await waitFor(() => {
    expect(toasts(fake)).toEqual(['Something did not work. Please check back later.']);
  });
  expect(screen.getByLabelText('Receipt number')).toHaveValue('R-1');
  expect(fake.host.navigation.current()).toBe('/transaction/create');
});

test.each<[FakeAnswer, number]>([
  [{ status: 400, body: { invoice_id: ['This receipt was claimed already.'] } }, 0],
  [{ status: 400, body: { detail: 'Not now.' } }, 1],
])('the form says that something did not work only where no field does: %j', async (answer, notices) => {
  const { fake, submit, user } = await open(fullDraft, { [created]: answer });
  await user.click(submit);
  await waitFor(() => {
    expect(toasts(fake)).toHaveLength(1);
  });
  expect(screen.queryAllByText('Something did not work. Please check back later.')).toHaveLength(notices);
  expect(screen.queryAllByText('This receipt was claimed already.')).toHaveLength(1 - notices);
});
