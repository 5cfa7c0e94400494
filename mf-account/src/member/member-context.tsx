import type { Member } from '@mrw/shared-contracts';
import type { Customer } from '@mrw/shared-contracts/api/customers';
import { createContext, useContext, type ReactNode } from 'react';

const MemberContext = createContext<Member | null>(null);

export function MemberProvider({ member, children }: { member: Member; children: ReactNode }) {
  return <MemberContext.Provider value={member}>{children}</MemberContext.Provider>;
}

/** Every page of this remote is protected, so below the pages there is always a member. */
export function useMember(): Member {
  const member = useContext(MemberContext);
  if (!member) throw new Error('useMember needs a MemberProvider above it.');
  return member;
}

/** The full record of the member; the page that needs it draws nothing else until it could be read. */
export function useCustomer(): Customer {
  const { customer } = useMember();
  if (!customer) throw new Error('useCustomer belongs below a page that has checked for the customer.');
  return customer;
}
