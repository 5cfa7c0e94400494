import type { ClaimRequest } from '@mrw/shared-contracts/api/claims';
import { asTyped, comparisonKey } from '@mrw/shared-contracts/comparison/comparison-key';
import { dateFault, dateLimits, type DateLimits } from '@mrw/shared-contracts/dates/date-fault';
import { readNumber } from '@mrw/shared-ui/formatters';
import { claimFields, type ClaimField } from './field-faults';

export type Upload = { url: string; path: string };

/** What the member has entered so far. */
export type ClaimDraft = {
  tenant: { id: string; name: string } | null;
  receiptNumber: string;
  /** `2026-11-21`, or empty. */
  date: string;
  amount: string;
  receipt: Upload | null;
  slip: Upload | null;
};

export const emptyDraft: ClaimDraft = {
  tenant: null,
  receiptNumber: '',
  date: '',
  amount: '',
  receipt: null,
  slip: null,
};

/** The dollars of a typed amount, or null. */
export function amountOf(text: string): number | null {
  const read = readNumber(text);
  return read.kind === 'number' ? Number(read.text) : null;
}

/** The part of the address after /media/; null when there is none (§5, Q-136). */
export function mediaPath(url: string): string | null {
  const at = url.indexOf('/media/');
  const path = at < 0 ? '' : url.slice(at + '/media/'.length);
  return path === '' ? null : path;
}

/** @param today day in Hong Kong; the receipt cannot be of a later one (§5) */
export const receiptDays = (today: string): DateLimits => ({ ...dateLimits.claim, to: today });

/** Whether a field is empty; dots alone are neither an amount nor a receipt number. */
export const isMissing = (value: string | object | null): boolean =>
  typeof value === 'string' ? !/[^\s.]/.test(comparisonKey(value)) : value === null;

/** @returns the first field, in the order of the form, that is empty or cannot be sent as it is (§5) */
export function missingField(draft: ClaimDraft, today: string): ClaimField | undefined {
  const fits: Readonly<Partial<Record<ClaimField, boolean>>> = {
    date: dateFault(draft.date, 'day', receiptDays(today)) === null,
    amount: amountOf(draft.amount) !== null,
  };
  return claimFields.find((field) => isMissing(draft[field]) || fits[field] === false);
}

/** @returns what is sent, or null while something is missing (§5) */
export function claimRequest(draft: ClaimDraft, today: string): ClaimRequest | null {
  const { tenant, receipt, slip, receiptNumber, date, amount } = draft;
  if (!tenant || !receipt || !slip || isMissing(receiptNumber)) return null;
  const total = amountOf(amount);
  if (total === null || dateFault(date, 'day', receiptDays(today)) !== null) return null;
  return {
    date: `${date}T00:00:00+08:00`,
    store: tenant.id,
    total_value: total,
    invoice_id: asTyped(receiptNumber),
    receipt_image: receipt.path,
    credit_card_slip_image: slip.path,
  };
}
