import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import { formatDate, hongKongDay } from '@mrw/shared-ui/formatters';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCoupon } from '../../testing/coupons';
import { mountAt } from '../../testing/mount';
import { nextSavedFile } from '../../testing/saved-file';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const points = {
  [`GET /point-accounts/12/point_statuses`]: { body: [{ points: 500, expiration_date: inDays(40) }] },
};
const full: FakeRoutes = {
  ...points,
  'GET /customers/12/coupons': { body: [sampleCoupon('1001', { expiry_date: inDays(20) })] },
  'GET /customers/12/tickets': { body: [] },
};

/** The file that a press saves, its lines without folds. */
async function saved(button: string) {
  const file = nextSavedFile();
  const fake = await mountAt('/expiry_centre', { api: full });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const { type, name, text } = await file();
  return { fake, type, name, lines: text.replace(/\r\n /g, '').split('\r\n') };
}
const valuesOf = (lines: readonly string[], name: string) =>
  lines.filter((line) => line.startsWith(name)).map((line) => line.slice(line.indexOf(':') + 1));

test('the file of all dates has the name of the app, and says what ends, until when and whose it is', async () => {
  const { fake, type, name, lines } = await saved('Add all 2 dates');
  const app = fake.host.config.appName.en;
  expect(type).toBe('text/calendar;charset=utf-8');
  expect(name).toBe(`expiring-${hongKongDay(Date.now())}.ics`);
  expect(valuesOf(lines, 'X-WR-CALNAME')).toEqual([`${app} – Expiry centre`]);
  expect(valuesOf(lines, 'UID')).toEqual([
    'coupon-1001@localhost',
    `points-12-${hongKongDay(inDays(40))}@localhost`,
  ]);
  const text = `${app}: use it by the end of this day (Hong Kong time).`;
  expect(valuesOf(lines, 'DESCRIPTION;')).toEqual([text, text]);
  expect(new Set(valuesOf(lines, 'DESCRIPTION:'))).toEqual(
    new Set([
      `Coupon 1001 – expires on ${formatDate(inDays(20), 'en')}`,
      `500 points – expires on ${formatDate(inDays(40), 'en')}`,
    ]),
  );
  expect(fake.host.notify.messages$.value.map((message) => message.text)).toEqual([
    'The calendar file was saved',
  ]);
});

test('the file of one date has only that one', async () => {
  const { name, lines } = await saved('Add to calendar: 500 points');
  expect(name).toBe(`expiring-points-${hongKongDay(inDays(40))}.ics`);
  expect(valuesOf(lines, 'SUMMARY')).toEqual(['Last day for your 500 points']);
});
