import { addSeconds } from '../../platform/calendar/hong-kong';
import type { CashStatus } from '../../platform/db/schema/points';
import { codeGraceSeconds } from '../../ledger/points/ledger';

export const pointsPerCashDollar = 1000;
export const largestAmount = 9_999_999_999;
/** The member pays within 15 minutes; the code inside is replaced every 120 s (§9, Q-081). */
export const windowSeconds = 15 * 60;
export const codeSeconds = 120;

export type OfferTimes = { status: CashStatus; expires_at: Date; code_expires_at: Date };

/** Open offers end by themselves: at 15 minutes, or when the code was not refreshed in time. */
export function statusAt(offer: OfferTimes, now: Date): CashStatus {
  if (offer.status !== 'CREATED' && offer.status !== 'SCANNED') return offer.status;
  if (offer.expires_at <= now) return 'EXPIRED';
  const codeEnd = addSeconds(offer.code_expires_at, codeGraceSeconds);
  return offer.status === 'CREATED' && codeEnd <= now ? 'EXPIRED' : offer.status;
}

/** `release`: the shop that has the code gives it back, also after its scan. */
export type CashEvent = 'scan' | 'confirm' | 'cancel' | 'refresh' | 'release';

const moves: Readonly<Partial<Record<CashStatus, Partial<Record<CashEvent, CashStatus>>>>> = {
  CREATED: { scan: 'SCANNED', cancel: 'CANCELLED', refresh: 'CREATED', release: 'CANCELLED' },
  SCANNED: { confirm: 'CONFIRMED', release: 'CANCELLED' },
};

/** The state machine of contract §7.3; null: the event is refused in this state. */
export const transition = (status: CashStatus, event: CashEvent): CashStatus | null =>
  moves[status]?.[event] ?? null;

/** A whole number of cash dollars from 1 to 9,999,999,999 (§5); null otherwise. */
export const readAmount = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= largestAmount ? value : null;
