import { renderWithHost, type FakeAnswer, type FakeRoutes } from '@mrw/shared-contracts/testing';
import { MembersOnly } from '@mrw/shared-ui/member';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { CouponKind } from '../coupon-kind/places';
import { sampleCoupon, sampleSession } from '../testing/samples';
import { useCoupon } from './use-coupon';

function Reading({ kind, id }: { kind: CouponKind; id: string }) {
  const { reading, readAt, refreshing, refreshFailed, refresh } = useCoupon(kind, id);
  const states = [refreshing && 'refreshing', refreshFailed && 'refresh failed'].filter(Boolean);
  return (
    <>
      <p role="status">{[reading.kind, ...states].join(', ')}</p>
      <p>{reading.kind === 'ready' && `name ${reading.coupon.template.name}`}</p>
      <p>{reading.kind === 'failed' && `failure ${reading.failure.kind}`}</p>
      <p>{readAt === null ? 'never read' : `read at ${readAt}`}</p>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
    </>
  );
}

/** Coupon 1001, and a button that goes on to coupon 1002. */
function Page({ kind = 'coupon' }: { kind?: CouponKind }) {
  const [id, setId] = useState('1001');
  return (
    <>
      <Reading kind={kind} id={id} />
      <button type="button" onClick={() => setId('1002')}>
        Next
      </button>
    </>
  );
}

const path = 'GET /customers/7/coupons/1001';
const named = (name: string): FakeAnswer => ({ body: sampleCoupon({ template: { name } }) });
const never = () => new Promise<FakeAnswer>(() => undefined);
const state = () => screen.getByRole('status');
const shows = (text: string) => waitFor(() => expect(state()).toHaveTextContent(text));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = (api: FakeRoutes, kind?: CouponKind) =>
  renderWithHost(
    <MembersOnly otherwise={null}>
      <Page {...(kind ? { kind } : {})} />
    </MembersOnly>,
    { session: sampleSession(), api },
  );

test.each<[CouponKind, string]>([
  ['coupon', path],
  ['ticket', 'GET /customers/7/tickets/1001'],
])('a %s is read once, and when it was read is known', async (kind, route) => {
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  const { fake } = open({ [route]: named('Tea') }, kind);
  expect(state()).toHaveTextContent(/^loading$/);
  expect(screen.getByText('never read')).toBeInTheDocument();
  await shows('ready');
  expect(screen.getByText('name Tea')).toBeInTheDocument();
  expect(screen.getByText('read at 1800000000000')).toBeInTheDocument();
  expect(fake.requests).toHaveLength(1);
});

test.each<[string, FakeAnswer, string]>([
  ['Q-102 an unknown coupon', { status: 404, body: {} }, 'gone'],
  ['Q-115 a coupon that was revoked', { body: sampleCoupon({ is_forced_inactive: true }) }, 'gone'],
  ['a coupon that is refused', { status: 403, body: {} }, 'failed'],
  ['a coupon without an answer', { failure: 'network' }, 'failed'],
])('%s is told from the others', async (_, answer, kind) => {
  open({ [path]: answer });
  await waitFor(() => expect(state()).not.toHaveTextContent('loading'));
  expect(state().textContent).toBe(kind);
});

test('a failure comes with its cause', async () => {
  open({ [path]: { failure: 'network' } });
  expect(await screen.findByText(/^failure /)).not.toHaveTextContent('refused');
});

test('a refresh reads the coupon again, and shows the old one meanwhile', async () => {
  let answerSecond: (answer: FakeAnswer) => void = () => undefined;
  const answers = [
    () => Promise.resolve(named('Tea')),
    () => new Promise<FakeAnswer>((resolve) => (answerSecond = resolve)),
  ];
  open({ [path]: () => answers.shift()?.() ?? never() });
  await shows('ready');
  await press('Refresh');
  await shows('ready, refreshing');
  expect(screen.getByText('name Tea')).toBeInTheDocument();
  answerSecond(named('Coffee'));
  expect(await screen.findByText('name Coffee')).toBeInTheDocument();
  expect(state()).toHaveTextContent(/^ready$/);
});

test.each<[string, FakeAnswer, string]>([
  ['that fails keeps the coupon and says so', { status: 500, body: {} }, 'ready, refresh failed'],
  ['that finds the coupon revoked takes it away', { status: 404, body: {} }, 'gone, refresh failed'],
])('a refresh %s', async (_, second, text) => {
  const answers = [named('Tea'), second];
  open({ [path]: () => answers.shift() ?? {} });
  await shows('ready');
  await press('Refresh');
  await shows(text);
});

test('after a change of the language the old texts stay until the new ones are there', async () => {
  const answers: ((answer: FakeAnswer) => void)[] = [];
  const { fake } = open({
    [path]: () => new Promise<FakeAnswer>((resolve) => void answers.push(resolve)),
  });
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.(named('Tea'));
  await screen.findByText('name Tea');
  act(() => {
    fake.host.setLanguage('zh-Hant');
  });
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(screen.getByText('name Tea')).toBeInTheDocument();
  answers[1]?.(named('茶'));
  expect(await screen.findByText('name 茶')).toBeInTheDocument();
});

test('another coupon does not show the texts of the one before it', async () => {
  open({ [path]: named('Tea'), 'GET /customers/7/coupons/1002': never });
  await screen.findByText('name Tea');
  await press('Next');
  expect(state()).toHaveTextContent(/^loading$/);
  expect(screen.queryByText('name Tea')).not.toBeInTheDocument();
});

test('a coupon and a ticket of one number are two readings', async () => {
  renderWithHost(
    <MembersOnly otherwise={null}>
      <Reading kind="coupon" id="1001" />
      <Reading kind="ticket" id="1001" />
    </MembersOnly>,
    {
      session: sampleSession(),
      api: { [path]: named('Tea'), 'GET /customers/7/tickets/1001': named('Concert') },
    },
  );
  expect(await screen.findByText('name Tea')).toBeInTheDocument();
  expect(await screen.findByText('name Concert')).toBeInTheDocument();
});

test('a coupon that nothing shows any more is not waited for', async () => {
  let signal: unknown;
  const { fake, unmount } = open({ [path]: never, 'GET /customers/7/coupons/1002': never });
  fake.host.http.coupon.interceptors.request.use((config) => {
    ({ signal } = config);
    return config;
  });
  await press('Next');
  await waitFor(() => expect(signal).toBeInstanceOf(AbortSignal));
  unmount();
  expect(signal).toHaveProperty('aborted', true);
});
