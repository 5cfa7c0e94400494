import type { Customer } from '@mrw/shared-contracts/api/customers';
import { isBlank } from '@mrw/shared-contracts/comparison/comparison-key';
import { displayName } from '@mrw/shared-ui';

/** The account in the dialog: nickname or name (§3), and its login contact. */
export function accountLines(customer: Customer): { name: string; contact: string | null } {
  const contact = customer.email_address || phone(customer);
  const nickname = customer.nickname ?? '';
  const name = isBlank(nickname) ? displayName(customer.first_name, customer.last_name) : nickname.trim();
  return { name: name || contact || customer.membership_id, contact };
}

function phone(customer: Customer): string | null {
  const { mobile_phone_number_country_code: code, mobile_phone_number_subscriber_number: number } = customer;
  return code && number ? `+${code} ${number}` : null;
}
