import type { SeedRows } from '../../db/seed-contract';
import type { Moments } from '../moments';
import { memberIds } from './ids';
import { demoMembers } from './members';
import { profiles } from './profiles';

type LedgerRow = NonNullable<SeedRows['point_ledger']>[number];
type Draft = Omit<LedgerRow, 'id'>;

const lot = (member: number, points: number, remaining: number, expires: Date, created: Date): Draft => ({
  member_id: member,
  kind: 'EARN',
  points,
  remaining,
  expires_at: expires,
  source: 'POINTS_AUTO_ADDED',
  created_at: created,
});

/** demo-level2 has 26 lots that can still be spent, and a year of spending behind them. */
function lotsOfLevel2(moments: Moments): Draft[] {
  const member = memberIds['demo-level2'];
  const amounts = Array.from({ length: 25 }, (_, index) => 3200 + ((index * 370) % 2400));
  const last = profiles['demo-level2'].points - amounts.reduce((sum, points) => sum + points, 0);
  const open = [...amounts, last].map((points, index) =>
    lot(member, points, points, moments.end(20 + index * 13), moments.at(-345 + index * 13, 14)),
  );
  const loss = (kind: 'BURN' | 'EXPIRE', points: number, source: string, day: number): Draft => ({
    member_id: member,
    kind,
    points: -points,
    source,
    created_at: moments.at(day, 18, 30),
  });
  return [
    lot(member, 6500, 0, moments.end(-10), moments.at(-375, 12)),
    lot(member, 4200, 0, moments.end(5), moments.at(-360, 12)),
    ...open,
    loss('BURN', 4000, 'COUPON_REDEEMED', -120),
    loss('BURN', 2000, 'CASH_DOLLAR_USED', -60),
    loss('EXPIRE', 500, 'POINTS_EXPIRED', -9),
    loss('BURN', 4200, 'TICKET_REDEEMED', -4),
  ];
}

function lotsOf(name: (typeof demoMembers)[number], moments: Moments): Draft[] {
  const { points } = profiles[name];
  const member = memberIds[name];
  if (name === 'demo-level2') return lotsOfLevel2(moments);
  if (name === 'demo-9999') {
    return [
      lot(member, 500, 500, moments.end(6), moments.at(-359, 12)),
      lot(member, points - 500, points - 500, moments.end(300), moments.at(-65, 12)),
    ];
  }
  return points === 0 ? [] : [lot(member, points, points, moments.end(300), moments.at(-65, 12))];
}

export const ledgerRows = (moments: Moments): LedgerRow[] =>
  demoMembers.flatMap((name) => lotsOf(name, moments)).map((row, index) => ({ id: index + 1, ...row }));
