import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import type { PointStatus } from '@mrw/shared-contracts/api/points';
import { hongKongDay, leftDays, namesakePlaces, toMilliseconds } from '@mrw/shared-ui/formatters';

/** Something of the member that expires on a day. */
export type Expiring =
  /** `end` is an ISO 8601 instant, `id` its day in Hong Kong. */
  | { kind: 'points'; id: string; end: string; points: number }
  | { kind: 'coupon' | 'ticket'; id: string; end: string; name: string };

/** Points of one day are one entry with the day as its id, so a calendar replaces it on the next export. */
export function expiringPoints(statuses: readonly PointStatus[], now: number): Expiring[] {
  const days = new Map<string, { end: string; points: number }>();
  for (const { points, expiration_date: end } of statuses) {
    if (end === null || points <= 0 || !isAhead(end, now)) continue;
    const day = hongKongDay(end);
    days.set(day, { end, points: (days.get(day)?.points ?? 0) + points });
  }
  return [...days].map(([day, { end, points }]) => ({ kind: 'points', id: day, end, points }));
}

/** Coupons or tickets with an end; those without one are left out. */
export function expiringCoupons(coupons: readonly Coupon[], now: number): Expiring[] {
  return coupons.flatMap(({ id, coupon_type: type, expiry_date: end, template }) =>
    end !== null && isAhead(end, now)
      ? [
          {
            kind: type === 'TICKET' ? 'ticket' : 'coupon',
            id,
            end,
            name: template.name,
          },
        ]
      : [],
  );
}

export const pageOf = ({ kind, id }: Expiring): string =>
  kind === 'points' ? '/reward_status' : `/${kind}/${id}`;

/** Place among those of one name or amount; null where there is no other. */
export type ListedExpiring = Expiring & { place: number | null };

export function soonestFirst(items: readonly Expiring[]): ListedExpiring[] {
  const sorted = [...items].sort((one, other) => toMilliseconds(one.end) - toMilliseconds(other.end));
  const places = namesakePlaces(
    sorted.map((item) => (item.kind === 'points' ? `${item.points}` : item.name)),
  );
  return sorted.map((item, index) => ({ ...item, place: places[index] ?? null }));
}

export type Period = 'week' | 'month' | 'later';

/** Periods by the number of days from today. */
const periodDays = { week: 7, month: 30 } as const;

/** In the order of the list; a period without entries is absent. */
export function byPeriod(
  items: readonly ListedExpiring[],
  now: number,
): { period: Period; items: ListedExpiring[] }[] {
  const periods: readonly Period[] = ['week', 'month', 'later'];
  return periods.flatMap((period) => {
    const within = items.filter(({ end }) => periodOf(end, now) === period);
    return within.length > 0 ? [{ period, items: within }] : [];
  });
}

export function periodOf(end: string, now: number): Period {
  const days = leftDays(end, now);
  if (days <= periodDays.week) return 'week';
  return days <= periodDays.month ? 'month' : 'later';
}

function isAhead(end: string, now: number): boolean {
  const instant = toMilliseconds(end);
  return !Number.isNaN(instant) && instant >= now;
}
