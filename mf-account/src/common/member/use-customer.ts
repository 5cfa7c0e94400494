import type { Customer } from '@mrw/shared-contracts/api/customers';
import { useMember } from '@mrw/shared-ui/member';

/** The full record of the member; the page that needs it draws nothing else until it could be read. */
export function useCustomer(): Customer {
  const { customer } = useMember();
  if (!customer) throw new Error('useCustomer belongs below a page that has checked for the customer.');
  return customer;
}
