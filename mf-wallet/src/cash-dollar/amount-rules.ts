import { cash } from '@mrw/shared-contracts/constants';

/**
 * Cleans typed text: digits without leading zeros, at most 10 (§5, Q-084).
 *
 * @returns an empty text or a whole number of at least 1
 */
export function cleanAmount(typed: string): string {
  return typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, cash.maximumDigits);
}

export type AmountCheck =
  | { kind: 'empty' }
  | { kind: 'exceeds'; points: number }
  /** `left` is null while the balance is unknown; the server decides then. */
  | { kind: 'payable'; dollars: number; points: number; left: number | null };

/**
 * @param amount a cleaned amount
 * @param balance points net of holds, or null when they could not be read
 * @param rate points for one cash dollar
 */
export function checkAmount(amount: string, balance: number | null, rate: number): AmountCheck {
  if (amount === '') return { kind: 'empty' };
  const dollars = Number(amount);
  const points = dollars * rate;
  if (balance !== null && points > balance) return { kind: 'exceeds', points };
  return { kind: 'payable', dollars, points, left: balance === null ? null : balance - points };
}

/** The maximum of whole cash dollars for a balance (§9: rounded down). */
export function mostDollars(balance: number, rate: number): number {
  return Math.min(cash.maximum, Math.max(0, Math.floor(balance / rate)));
}
