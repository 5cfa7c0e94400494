import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ICAL from 'ical.js';
import { sampleCoupon } from '../../testing/coupons';
import { many, pageWithNext } from '../../testing/lists';
import { mountAt } from '../../testing/mount';
import { nextSavedFile } from '../../testing/saved-file';

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
