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

export type Month = {
  /** `2026-11`, in Hong Kong. */
  month: string;
  earned: number;
  used: number;
};

/** An instant that is in the month everywhere. */
export const middleOf = (month: string): string => `${month}-15T12:00:00+08:00`;

/**
 * Points earned and used by month, the oldest first, with the months between that have none; entries without a readable
 * time are left out.
 */
export function monthsOf(entries: readonly Activity[]): Month[] {
  const months = new Map<string, Month>();
  for (const entry of entries) {
    const points = signedPoints(entry);
    if (points === 0 || Number.isNaN(toMilliseconds(entry.activity_time))) continue;
    const month = hongKongDay(entry.activity_time).slice(0, 7);
    const { earned, used } = months.get(month) ?? { earned: 0, used: 0 };
    months.set(month, { month, earned: earned + Math.max(points, 0), used: used + Math.max(-points, 0) });
  }
  const known = [...months.keys()].sort();
  const last = known.at(-1);
  const all: Month[] = [];
  for (let month = known[0]; month !== undefined && last !== undefined && month <= last; month = after(month))
    all.push(months.get(month) ?? { month, earned: 0, used: 0 });
  return all;
}

function after(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
