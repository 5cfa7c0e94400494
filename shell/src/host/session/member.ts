import type { Language, Member } from '@mrw/shared-contracts';
import type { Customer } from '@mrw/shared-contracts/api/customers';
import { displayName } from '@mrw/shared-ui/formatters';
import type { StoredSession } from './session-cookie';
import type { Tokens } from './tokens';

export function memberOf(customer: Customer): Omit<Member, 'pointAccount'> {
  return {
    uid: customer.uid,
    membershipId: customer.membership_id,
    displayName: customer.nickname || displayName(customer.first_name, customer.last_name),
    customer,
  };
}

/** The member data of a stored session before the first response. */
export const memberFrom = (stored: StoredSession): Member => ({
  uid: stored.uid,
  membershipId: stored.memberShipID,
  displayName: stored.displayName,
  customer: null,
  pointAccount: null,
});

/** @param appInstallation id of the registration of this browser, once known */
export function storedFrom(
  member: Member,
  tokens: Tokens,
  language: Language,
  appInstallation: string | null,
): StoredSession {
  const { access, refresh, receivedAt } = tokens;
  return {
    access,
    refresh,
    receivedAt,
    uid: member.uid,
    memberShipID: member.membershipId,
    displayName: member.displayName,
    points: member.pointAccount?.balance ?? null,
    level: member.pointAccount?.current_level_data.name ?? null,
    language,
    ...(appInstallation ? { appInstallation } : {}),
  };
}
