import { cash } from '@mrw/shared-contracts/constants';
import { readNumber } from '@mrw/shared-ui/formatters';

/** Digits lose leading zeros and the 11th digit while they are typed; any other text stays for its message. */
export function cleanAmount(typed: string): string {
  return /^[\d０-９]+$/.test(typed)
    ? typed.normalize('NFKC').replace(/^0+/, '').slice(0, cash.maximumDigits)
    : typed;
}

export type AmountCheck =
  /** Nothing, or less than 1. */
  | { kind: 'empty' }
  /** No whole number: the field says why. */
  | { kind: 'unreadable' }
  | { kind: 'exceeds'; points: number }
  /** `left` is null while the balance is unknown; the server decides then. */
  | { kind: 'payable'; dollars: number; points: number; left: number | null };

/**
 * @param amount as it is in the field
 * @param balance points net of holds, or null when they could not be read
 * @param rate points for one cash dollar
 */
export function checkAmount(amount: string, balance: number | null, rate: number): AmountCheck {
  const read = readNumber(amount, { whole: true, maxDigits: cash.maximumDigits });
  if (amount.trim() !== '' && read.kind !== 'number') return { kind: 'unreadable' };
  const dollars = read.kind === 'number' ? Number(read.text) : 0;
  if (dollars < 1) return { kind: 'empty' };
  const points = dollars * rate;
  if (balance !== null && points > balance) return { kind: 'exceeds', points };
  return { kind: 'payable', dollars, points, left: balance === null ? null : balance - points };
}

/** The maximum of whole cash dollars for a balance (§9: rounded down). */
export function mostDollars(balance: number, rate: number): number {
  return Math.min(cash.maximum, Math.max(0, Math.floor(balance / rate)));
}
