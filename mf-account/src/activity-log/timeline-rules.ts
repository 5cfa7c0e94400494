import type { Activity } from '@mrw/shared-contracts/api/activity-log';
import { hongKongDay, toMilliseconds } from '@mrw/shared-ui/formatters';
import { signedPoints } from './activity-view';

export const kinds = ['points', 'coupons', 'stamps', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** What an entry is about: whatever moves points is about points. */
export function kindOf(entry: Activity): Kind {
  if (signedPoints(entry) !== 0 || entry.activity_type.startsWith('POINTS_')) return 'points';
  if (/^(COUPON|TICKET)_/.test(entry.activity_type)) return 'coupons';
  return entry.activity_type.startsWith('STAMP_') ? 'stamps' : 'other';
}

export type BalancedEntry = { entry: Activity; points: number; after: number };

/**
 * The balance after each entry, calculated back from the balance of today. The log is the only ledger: nothing else is
 * added.
 *
 * @param entries newest first
 * @param balance points now
 */
export function withBalance(entries: readonly Activity[], balance: number): BalancedEntry[] {
  let after = balance;
  return entries.map((entry) => {
    const points = signedPoints(entry);
    const row = { entry, points, after };
    after -= points;
    return row;
  });
}

/**
 * Whether the data proves the balances: the whole log is known, begins at 0 and never falls below.
 *
 * @param complete there are no older entries
 */
export function isProven(rows: readonly BalancedEntry[], complete: boolean): boolean {
  const first = rows.at(-1);
  if (!complete || !first) return false;
  return first.after - first.points === 0 && rows.every(({ after }) => after >= 0);
}

export type Month = { month: string; earned: number; used: number };

/** Points earned and used by month in Hong Kong, the oldest first; entries without a readable time are left out. */
export function monthsOf(entries: readonly Activity[]): Month[] {
  const months = new Map<string, Month>();
  for (const entry of entries) {
    const points = signedPoints(entry);
    if (points === 0 || Number.isNaN(toMilliseconds(entry.activity_time))) continue;
    const month = hongKongDay(entry.activity_time).slice(0, 7);
    const { earned, used } = months.get(month) ?? { earned: 0, used: 0 };
    months.set(month, { month, earned: earned + Math.max(points, 0), used: used + Math.max(-points, 0) });
  }
  return [...months.values()].sort((one, other) => one.month.localeCompare(other.month));
}
