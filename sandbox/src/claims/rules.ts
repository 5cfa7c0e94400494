import type { ClaimRequest } from '@mrw/shared-contracts/api/claims';
import type { ClaimStatus } from '../db/schema/points';

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

/** A claim as it would be stored; `date` is the receipt's day. */
export type ReadClaim = { date: Date; total_value: number; invoice_id: string };

/** Reads the fields that need no look-up; every fault by field (contract §5, Q-135). */
export function readClaim(
  body: ClaimRequest,
  facts: ClaimFacts,
): { kind: 'ok'; claim: ReadClaim } | { kind: 'fields'; fields: Record<string, string> } {
  const fields: Record<string, string> = {};
  for (const name of ['date', 'store', 'total_value', 'invoice_id', ...claimImages] as const) {
    const value = body[name];
    if (value === undefined || (typeof value === 'string' && value.trim() === '')) fields[name] = required;
  }
  const date = new Date(body.date ?? '');
  if (!fields['date'] && Number.isNaN(date.getTime())) fields['date'] = 'This value is not a date.';
  if (!fields['date'] && date > facts.now) fields['date'] = 'The date cannot be in the future.';
  const total = Math.round((body.total_value ?? 0) * 100) / 100;
  if (!fields['total_value'] && !(total > 0 && total < 1e10))
    fields['total_value'] = 'Enter an amount above 0.';
  if (!fields['store'] && !facts.storeExists) fields['store'] = 'This store does not exist.';
  if (!fields['invoice_id'] && facts.isDuplicate) fields['invoice_id'] = 'This receipt was claimed already.';
  for (const name of claimImages) {
    if (!fields[name] && !facts.uploaded.includes(name)) fields[name] = 'Upload the image first.';
  }
  if (Object.keys(fields).length > 0) return { kind: 'fields', fields };
  return { kind: 'ok', claim: { date, total_value: total, invoice_id: (body.invoice_id ?? '').trim() } };
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
