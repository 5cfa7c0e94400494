import type { FakeAnswer, FakeRoutes } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ICAL from 'ical.js';
import { formatDate } from '@mrw/shared-ui/formatters';
import { sampleCoupon } from '../../testing/coupons';
import { many, pageWithNext } from '../../testing/lists';
import { mountAt } from '../../testing/mount';
import { nextSavedFile } from '../../testing/saved-file';
import { lateAnswer } from '../../testing/late-answer';
import { sampleSession } from '../../testing/members';
import { breadcrumb } from '../../testing/read-page';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const named = (id: string, name: string, days: number, coupon_type: 'COUPON' | 'TICKET' = 'COUPON') => {
  const coupon = sampleCoupon(id, { coupon_type, expiry_date: inDays(days) });
  return { ...coupon, template: { ...coupon.template, name } };
};
const points = 'GET /point-accounts/12/point_statuses';
const coupons = 'GET /customers/12/coupons';
const tickets = 'GET /customers/12/tickets';
const full: FakeRoutes = {
  [points]: { body: [{ points: 500, expiration_date: inDays(3) }] },
  [coupons]: { body: [named('1001', 'Tea', 20), named('1002', 'Cake', 90)] },
  [tickets]: { body: [named('2001', 'Concert', 1, 'TICKET')] },
};
const open = (api: FakeRoutes) => mountAt('/expiry_centre', { api });
const names = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('points, coupons and tickets stand by the time that is left, the soonest first', async () => {
  await open(full);
  await screen.findByRole('link', { name: 'Tea' });
  expect(names('Within 7 days')).toEqual(['Concert', '500 points']);
  expect(names('Within 30 days')).toEqual(['Tea']);
  expect(names('Later')).toEqual(['Cake']);
  expect(screen.getByRole('link', { name: 'Concert' })).toHaveAttribute('href', '/ticket/2001');
});

test.each([
  [points, 'Your points could not be read.'],
  [coupons, 'Your coupons could not be read.'],
  [tickets, 'Your tickets could not be read.'],
])('when %s fails it is one line and the rest is shown', async (source, text) => {
  await open({ ...full, [source]: { status: 500 } });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect((await screen.findAllByRole('region')).length).toBeGreaterThan(1);
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
});

test('when nothing can be read it can be tried again', async () => {
  await open({ [points]: { status: 500 }, [coupons]: { status: 500 }, [tickets]: { status: 500 } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('a member without anything that expires is shown the offers', async () => {
  await open({ [points]: { body: [] }, [coupons]: { body: [] }, [tickets]: { body: [] } });
  expect(await screen.findByText(/nothing of yours is going to expire/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See offers' })).toHaveAttribute('href', '/offer/LATEST');
});

test.each([
  ['en', 'Add all 4 dates', ['Last day for your ticket: Concert', 'Last day for your 500 points']],
  ['zh-Hant', '加入 4 個到期日', ['門票到期：Concert', '500 積分到期']],
  ['zh-Hans', '添加 4 个到期日', ['门票到期：Concert', '500 积分到期']],
] as const)(
  'the calendar file in %s has every date, with reminders that lie ahead and the way to what ends',
  async (...row) => {
    const [language, button, summaries] = row;
    const fake = await mountAt('/expiry_centre', { api: full, language });
    const file = nextSavedFile();
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const events = ICAL.Component.fromString((await file()).text).getAllSubcomponents('vevent');
    expect(events).toHaveLength(4);
    expect(events.slice(0, 2).map((event) => event.getFirstPropertyValue('summary'))).toEqual(summaries);
    expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(4);
    expect(events.map((event) => new URL(String(event.getFirstPropertyValue('url'))).pathname)).toEqual([
      '/ticket/2001',
      '/reward_status',
      '/coupon/1001',
      '/coupon/1002',
    ]);
    const triggers = events.map((event) =>
      event.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    );
    expect(triggers.slice(2)).toEqual([
      ['-P2DT15H', '-PT15H'],
      ['-P2DT15H', '-PT15H'],
    ]);
    for (const alarms of triggers) expect(alarms).not.toHaveLength(0);
    expect(fake.host.notify.messages$.value).toHaveLength(1);
  },
);

test('a single date is saved under a name of its own', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:calendar', revokeObjectURL: () => undefined });
  await open(full);
  for (const name of ['Concert', 'Tea', '500 points']) {
    await userEvent.click(await screen.findByRole('button', { name: `Add to calendar: ${name}` }));
  }
  const names = saved.mock.contexts.map((link) => (link instanceof HTMLAnchorElement ? link.download : ''));
  expect(names).toEqual([
    'expiring-ticket-2001.ics',
    'expiring-coupon-1001.ics',
    expect.stringMatching(/^expiring-points-\d{4}-\d\d-\d\d\.ics$/),
  ]);
});

test('every page of a list is read, and a long period is unfolded on request', async () => {
  const next = 'http://api.test/customers/12/coupons?page%5Bnumber%5D=2';
  const first = pageWithNext(
    many(11, (id) => named(String(id), `Coupon ${id}`, 20)),
    next,
  );
  const last = { body: [named('99', 'The last one', 21)] };
  await open({ ...full, [coupons]: ({ query }) => (query.get('page[number]') === '2' ? last : first) });
  await userEvent.click(await screen.findByRole('button', { name: 'Show 2 more' }));
  expect(screen.getByRole('link', { name: 'The last one' })).toBeInTheDocument();
});

describe('expiry centre states', () => {
  const failed: FakeAnswer = { status: 500 };
  const full: FakeRoutes = {
    [points]: { body: [{ points: 500, expiration_date: inDays(3) }] },
    [coupons]: { body: [sampleCoupon('1', { expiry_date: inDays(20) })] },
    [tickets]: { body: [sampleCoupon('2', { coupon_type: 'TICKET', expiry_date: inDays(1) })] },
  };
  const empty: FakeRoutes = { [points]: { body: [] }, [coupons]: { body: [] }, [tickets]: { body: [] } };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('the page has its place, and what its calendar file is for', async () => {
    await mountAt('/expiry_centre', { api: full });
    expect(await screen.findByRole('heading', { level: 1, name: 'Expiry centre' })).toBeVisible();
    expect(breadcrumb()).toEqual([
      ['Home', '/home'],
      ['My profile', '/user/myProfile'],
      ['Expiry centre', null],
    ]);
    const calendar = within(await screen.findByRole('region', { name: 'In your calendar' }));
    expect(calendar.getByText(/^The calendar file holds every date of this page/)).toBeVisible();
  });

  test('a row says what expires and when', async () => {
    await mountAt('/expiry_centre', { api: full });
    await screen.findByRole('link', { name: '500 points' });
    const when = (link: string) =>
      screen.getByRole('link', { name: link }).closest('li')?.querySelector('p')?.textContent;
    const on = (days: number) => `Expires on ${formatDate(inDays(days), 'en')}`;
    expect(['500 points', 'Coupon 1', 'Coupon 2'].map(when)).toEqual([
      `Points · ${on(3)}`,
      `Coupon · ${on(20)}`,
      `Ticket · ${on(1)}`,
    ]);
  });

  test.each([
    [10, 10, []],
    [11, 10, ['Show 1 more']],
  ])('a period of %s shows %s, with the buttons %j', async (count, shown, buttons) => {
    const soon = many(count, (id) => sampleCoupon(String(id), { expiry_date: inDays(20) }));
    await mountAt('/expiry_centre', { api: { ...empty, [coupons]: { body: soon } } });
    const period = within(await screen.findByRole('region', { name: 'Within 30 days' }));
    const more = () => period.queryAllByRole('button', { name: /^Show/ });
    expect(period.getAllByRole('listitem')).toHaveLength(shown);
    expect(more().map(({ textContent }) => textContent)).toEqual(buttons);
    for (const button of more()) await userEvent.click(button);
    expect(period.getAllByRole('listitem')).toHaveLength(count);
    expect(more()).toHaveLength(0);
  });

  test('after a try again of all three, what could be read is shown', async () => {
    const server = { fails: true };
    const api = Object.fromEntries(
      Object.entries(full).map(([route, answer]) => [route, () => (server.fails ? failed : answer)]),
    ) as FakeRoutes;
    const fake = await mountAt('/expiry_centre', { api });
    await screen.findByRole('button', { name: 'Try again' });
    const before = fake.requests.length;
    server.fails = false;
    await press('Try again');
    expect(await screen.findByRole('link', { name: '500 points' })).toBeVisible();
    expect(
      fake.requests
        .slice(before)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['/customers/12/coupons', '/customers/12/tickets', '/point-accounts/12/point_statuses']);
  });

  test('a try again of one source reads that one', async () => {
    const server = { fails: true };
    const fake = await mountAt('/expiry_centre', {
      api: { ...full, [tickets]: () => (server.fails ? failed : { body: [] }) },
    });
    expect(await screen.findByText('Your tickets could not be read.')).toBeVisible();
    await screen.findByRole('link', { name: 'Coupon 1' });
    const before = fake.requests.length;
    server.fails = false;
    await press('Try again');
    expect(screen.queryByText('Your tickets could not be read.')).not.toBeInTheDocument();
    expect(fake.requests.slice(before).map(({ path }) => path)).toEqual(['/customers/12/tickets']);
  });

  test('a failed source and two empty ones do not say that nothing expires', async () => {
    await mountAt('/expiry_centre', { api: { ...empty, [tickets]: failed } });
    expect(await screen.findByText('Your tickets could not be read.')).toBeVisible();
    expect(screen.queryByText(/nothing of yours is going to expire/)).not.toBeInTheDocument();
  });

  test('while one source is read, nothing is said of an empty page, and the file of all dates waits', async () => {
    const late = lateAnswer();
    const busy = () => document.querySelector('[aria-busy]')?.getAttribute('aria-busy');
    await mountAt('/expiry_centre', { api: { ...empty, [tickets]: late.route } });
    expect(screen.queryByText(/nothing of yours is going to expire/)).not.toBeInTheDocument();
    expect(busy()).toBe('true');
    await late.arrive({ body: [sampleCoupon('2', { coupon_type: 'TICKET', expiry_date: inDays(1) })] });
    expect(await screen.findByRole('link', { name: 'Coupon 2' })).toBeVisible();
    expect(busy()).toBe('false');
  });

  test.each([
    [0, true],
    [100, false],
  ])('with %s points and nothing that expires, the first steps are shown: %s', async (balance, areShown) => {
    await mountAt('/expiry_centre', {
      api: empty,
      session: sampleSession({ pointAccount: { balance } }),
      config: { firstSteps: true },
    });
    expect(await screen.findByText(/nothing of yours is going to expire/)).toBeVisible();
    expect(screen.queryAllByRole('region', { name: 'Earn your first points' })).toHaveLength(
      areShown ? 1 : 0,
    );
    expect(screen.queryAllByRole('link', { name: 'See offers' })).toHaveLength(areShown ? 0 : 1);
  });
});
