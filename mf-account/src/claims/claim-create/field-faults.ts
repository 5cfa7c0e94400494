import type { ApiFailure } from '@mrw/shared-contracts';

/** In the order of the form. */
export const claimFields = ['receipt', 'slip', 'tenant', 'receiptNumber', 'date', 'amount'] as const;
export type ClaimField = (typeof claimFields)[number];
export type FieldFaults = Readonly<Partial<Record<ClaimField, string>>>;

const wireNames: Readonly<Record<ClaimField, string>> = {
  tenant: 'store',
  receiptNumber: 'invoice_id',
  date: 'date',
  amount: 'total_value',
  receipt: 'receipt_image',
  slip: 'credit_card_slip_image',
};

/** The texts that name the fields. */
export const fieldLabels = {
  receipt: 'receiptImage',
  slip: 'slipImage',
  tenant: 'tenant',
  receiptNumber: 'receiptNumber',
  date: 'issueDate',
  amount: 'amount',
} as const satisfies Record<ClaimField, string>;

/** Faults that the server reports, by field. */
export function fieldFaults(failure: ApiFailure): FieldFaults {
  if (failure.kind !== 'refused') return {};
  const faults = Object.entries(wireNames).map(([field, name]) => [field, failure.fields[name]] as const);
  return Object.fromEntries(faults.filter(([, message]) => message !== undefined));
}
