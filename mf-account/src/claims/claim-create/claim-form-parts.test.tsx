import { type FakeAnswer, type FakeHost, goOffline, goOnline } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleClaim } from '../../testing/claims';
import { draftKey, fullDraft, openClaimForm } from '../../testing/claim-form';
import { lateAnswer } from '../../testing/late-answer';
import { breadcrumb, facts } from '../../testing/read-page';
// Loaded before the tests: a claim is told in a dialog when its page takes more than a second.
import '../reward-claims/claims-page';
import { mountAt } from '../../testing/mount';

const created = 'POST /customers/12/transactions';
const list = 'GET /customers/12/transactions';
const user = userEvent.setup();
const draft = () => JSON.parse(sessionStorage.getItem(draftKey) ?? 'null') as unknown;
const keys = (fake: FakeHost) =>
  fake.requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers['idempotency-key']);

test('A-135 the form has its place and three steps', async () => {
  await openClaimForm(null);
  expect(breadcrumb()).toEqual([
    ['Home', '/home'],
    ['Rewards', '/transaction'],
    ['Create rewards claim', null],
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '1. Photos',
    '2. Purchase',
    '3. Check and submit',
  ]);
});

test('the first step says what a photo must show', async () => {
  await openClaimForm(null);
  const photos = within(screen.getByRole('region', { name: '1. Photos' }));
  expect(photos.getByText(/must be readable/)).toBeVisible();
  expect(photos.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Whole paper, flat, sharp and in good light',
    'Cut off, folded, blurred or in shadow',
  ]);
});

test('what is typed is kept', async () => {
  await openClaimForm({ ...fullDraft, receiptNumber: '', date: '' });
  await user.type(screen.getByLabelText('Receipt number'), 'R-77');
  await user.type(screen.getByLabelText('Issue date'), '2026-11-02');
  expect(draft()).toMatchObject({ ...fullDraft, receiptNumber: 'R-77', date: '2026-11-02' });
});

describe('the last step', () => {
  test('sums up a complete claim', async () => {
    await openClaimForm({ ...fullDraft, receiptNumber: ' R-1 ' });
    expect(facts()).toEqual([
      ['Store', 'Harbour'],
      ['Receipt number', 'R-1'],
      ['Issue date', '1 Nov 2026'],
      ['Amount', 'HK$12.30'],
    ]);
    expect(screen.getByText(/^What you enter is kept on this device/)).toBeVisible();
  });

  test('sums up nothing while something is missing', async () => {
    await openClaimForm({ ...fullDraft, tenant: null });
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
  });

  test.each([
    [{ receipt: null, slip: null }, 'button', 'Choose a photo – Receipt photo'],
    [{ tenant: null, amount: '' }, 'button', 'Choose a store'],
    [{ receiptNumber: '' }, 'textbox', 'Receipt number'],
    [{ amount: '1,2,3' }, 'textbox', 'Amount'],
  ])('leads from its reason to the first field that is missing: %j', async (lacking, role, name) => {
    const { submit } = await openClaimForm({ ...fullDraft, ...lacking });
    expect(submit).toHaveAccessibleDescription(/^Fill in every field/);
    await user.click(screen.getByRole('button', { name: /^Fill in every field/ }));
    expect(screen.getByRole(role, { name })).toHaveFocus();
  });

  test.each([
    [5, ['Usually reviewed within 5 days.']],
    [1, ['Usually reviewed within 1 day.']],
    [undefined, []],
  ])('with a review of %s days says %j', async (claimReviewDays, texts) => {
    await openClaimForm(null, { config: claimReviewDays === undefined ? {} : { claimReviewDays } });
    expect(screen.queryAllByText(/^Usually reviewed/).map(({ textContent }) => textContent)).toEqual(texts);
  });

  test.each([
    [{ claimPoints: 1 }, '1,234.90', 'About 1,234, after review'],
    [{ claimPoints: 2 }, '50.40', 'About 100, after review'],
    [{ claimPoints: 1 }, '0.90', null],
    [{}, '50', null],
  ])('where the deployment gives %j, a receipt of HK$%s promises %j', async (config, amount, words) => {
    await openClaimForm({ ...fullDraft, amount }, { config });
    expect(screen.queryAllByText(/^About /).map(({ textContent }) => textContent)).toEqual(
      words === null ? [] : [words],
    );
  });

  test('waits for the network, and says so', async () => {
    const { submit } = await openClaimForm(fullDraft);
    act(goOffline);
    expect(submit).toBeDisabled();
    expect(submit).toHaveAccessibleDescription('You are offline. Submit when you are back: nothing is lost.');
    act(goOnline);
    expect(submit).toBeEnabled();
  });

  test('says that the claim is on its way', async () => {
    const late = lateAnswer();
    const { fake, submit } = await openClaimForm(fullDraft, {
      api: {
        [created]: late.route,
        [list]: { body: [] },
      },
    });
    await user.click(submit);
    expect(await screen.findByRole('button', { name: 'Submitting…' })).toHaveAttribute('aria-busy', 'true');
    await late.arrive({ status: 201, body: { id: '9' } });
    await waitFor(() => expect(fake.host.navigation.current()).toBe('/transaction'));
  });

  test.each([
    [400, 2],
    [500, 1],
  ])('after an answer of %s the next press of the same claim makes %s in all', async (status, claims) => {
    const answers: FakeAnswer[] = [{ status, body: { detail: 'Not now.' } }];
    const { fake } = await openClaimForm(fullDraft, {
      api: { [created]: () => answers.shift() ?? { status: 201, body: { id: '9' } }, [list]: { body: [] } },
    });
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText(/check back later/, {}, { timeout: 3_000 });
    expect(fake.host.notify.messages$.value.at(-1)?.tone).toBe('failed');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(fake.host.navigation.current()).toBe('/transaction'));
    expect(new Set(keys(fake)).size).toBe(claims);
  });

  test('the claims that were read before are read again', async () => {
    let claims = [sampleClaim('3001')];
    const { fake } = await openClaimForm(null, {
      api: {
        [list]: () => ({ body: claims }),
        [created]: () => {
          claims = [sampleClaim('3002'), ...claims];
          return { status: 201, body: { id: '3002' } };
        },
        'GET /customers/12/transactions/3001': { body: sampleClaim('3001') },
        'GET /customers/12/transactions/3002': { body: sampleClaim('3002') },
      },
    });
    const go = (path: string) => {
      act(() => {
        fake.host.navigation.navigate(path);
      });
    };
    go('/transaction');
    await screen.findByRole('button', { name: /Store 3001/ });
    sessionStorage.setItem(draftKey, JSON.stringify(fullDraft));
    go('/transaction/create');
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('button', { name: /Store 3002/ })).toBeVisible();
  });
});

const open = async () => {
  await mountAt('/transaction/create', { api: {} });
  return {
    user: userEvent.setup(),
    first: await screen.findByRole('button', { name: 'Choose a photo – Receipt photo' }),
  };
};

test('Tab walks through the form in the order of the page', async () => {
  const { user, first } = await open();
  first.focus();
  const order = [
    screen.getByRole('button', { name: 'Choose a photo – Credit card slip photo' }),
    screen.getByRole('button', { name: 'Choose a store' }),
    screen.getByLabelText('Receipt number'),
    screen.getByLabelText('Issue date'),
    screen.getByLabelText('Amount'),
  ];
  for (const next of order) {
    await user.tab();
    expect(next).toHaveFocus();
  }
});

test('A-149 every required field that was left empty says so, in a place that is read aloud', async () => {
  const { user, first } = await open();
  first.focus();
  for (let field = 0; field < 6; field += 1) await user.tab();
  const faults = screen.getAllByText('Please input this field');
  expect(faults).toHaveLength(6);
  for (const fault of faults) expect(fault.closest('[aria-live],[role="alert"]')).not.toBeNull();
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription('Please input this field');
  const store = within(screen.getByRole('group', { name: 'Store' })).getByRole('button');
  expect(store).toHaveAccessibleDescription('Please input this field');
});
