import type { Customer, CustomerPatch } from '@mrw/shared-contracts/api/customers';
import { asTyped } from '@mrw/shared-contracts/comparison/comparison-key';

/** Whether the record of a member has every value of a change; the server drops format characters and surrounding blanks. */
export function isStored(
  { user_custom_data: custom = {}, ...fields }: CustomerPatch,
  stored: Customer,
): boolean {
  const same = (sent: unknown, now: unknown) => plain(sent) === plain(now);
  const record: Readonly<Record<string, unknown>> = stored;
  return (
    Object.entries(fields).every(([name, value]) => same(value, record[name])) &&
    Object.entries(custom).every(([name, value]) => same(value, stored.user_custom_data[name]))
  );
}

const plain = (value: unknown): unknown => (typeof value === 'string' ? asTyped(value) : (value ?? ''));
