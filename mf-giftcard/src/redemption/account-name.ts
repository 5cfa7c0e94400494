import type { Customer } from '@mrw/shared-contracts/api/customers';
import { displayName } from '@mrw/shared-ui';

/** The account in the dialog: nickname or name (§3), and its login contact. */
export function accountLines(customer: Customer): { name: string; contact: string | null } {
  const contact = customer.email_address || phone(customer);
  const name = customer.nickname?.trim() || displayName(customer.first_name, customer.last_name);
  return { name: name || contact || customer.membership_id, contact };
}

function phone(customer: Customer): string | null {
  const { mobile_phone_number_country_code: code, mobile_phone_number_subscriber_number: number } = customer;
  return code && number ? `+${code} ${number}` : null;
}
