import type { ClaimRequest } from '@mrw/shared-contracts/api/claims';
import { asTyped, comparisonKey, isBlank } from '@mrw/shared-contracts/comparison/comparison-key';
import { dateFault, dateLimits, type DateFault } from '@mrw/shared-contracts/dates/date-fault';
import type { ClaimStatus } from '../../platform/db/schema/points';

export const claimImages = ['receipt_image', 'credit_card_slip_image'] as const;
type ClaimImage = (typeof claimImages)[number];

export type ClaimFacts = {
  now: Date;
  storeExists: boolean;
  isDuplicate: boolean;
  /** Of the two images, those that this member uploaded. */
  uploaded: readonly ClaimImage[];
};

const required = 'This field is required.';
/** Longer ones have no place in an index, and are on no receipt. */
const longestNumber = 100;
export const claimedAlready = 'This receipt was claimed already.';
const dateTexts: Readonly<Record<DateFault, string>> = {
  notADate: 'This value is not a date with a time and its offset.',
  tooEarly: `The date cannot be before ${dateLimits.claim.from}.`,
  tooLate: 'The date cannot be in the future.',
};

/** A claim as it would be stored; `date` is the receipt's day. */
export type ReadClaim = { date: Date; total_value: number; invoice_id: string; invoice_key: string };

/** Reads the fields that need no look-up; every fault by field (contract §5, Q-135). */
export function readClaim(
  body: ClaimRequest,
  facts: ClaimFacts,
): { kind: 'ok'; claim: ReadClaim } | { kind: 'fields'; fields: Record<string, string> } {
  const fields: Record<string, string> = {};
  for (const name of ['date', 'store', 'total_value', 'invoice_id', ...claimImages] as const) {
    const value = body[name];
    if (value === undefined || (typeof value === 'string' && isBlank(value))) fields[name] = required;
  }
  const date = new Date(body.date ?? '');
  const dateProblem = dateFault(body.date ?? '', 'moment', dateLimits.claim);
  if (!fields['date'] && dateProblem !== null) fields['date'] = dateTexts[dateProblem];
  if (!fields['date'] && date > facts.now) fields['date'] = dateTexts.tooLate;
  const total = Math.round((body.total_value ?? 0) * 100) / 100;
  if (!fields['total_value'] && !(total > 0 && total < 1e10))
    fields['total_value'] = 'Enter an amount above 0.';
  if (!fields['store'] && !facts.storeExists) fields['store'] = 'This store does not exist.';
  const number = asTyped(body.invoice_id ?? '');
  const key = comparisonKey(number);
  if (!fields['invoice_id'] && key.length > longestNumber) fields['invoice_id'] = 'This value is too long.';
  if (!fields['invoice_id'] && facts.isDuplicate) fields['invoice_id'] = claimedAlready;
  for (const name of claimImages) {
    if (!fields[name] && !facts.uploaded.includes(name)) fields[name] = 'Upload the image first.';
  }
  if (Object.keys(fields).length > 0) return { kind: 'fields', fields };
  return { kind: 'ok', claim: { date, total_value: total, invoice_id: number, invoice_key: key } };
}

export type ClaimEvent = 'approve' | 'reject' | 'recall';

const moves: Readonly<Partial<Record<ClaimStatus, Partial<Record<ClaimEvent, ClaimStatus>>>>> = {
  WAITING_FOR_APPROVAL: { approve: 'APPROVED', reject: 'REJECTED' },
  APPROVED: { recall: 'RECALLED' },
};

/** The state machine of contract §7.5; null: refused. */
export const claimTransition = (status: ClaimStatus, event: ClaimEvent): ClaimStatus | null =>
  moves[status]?.[event] ?? null;

/** One point and one progression point per whole HK$. */
export const pointsOfClaim = (totalValue: number): number => Math.floor(totalValue);
