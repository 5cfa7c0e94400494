import type { Member, Session } from '@mrw/shared-contracts';
import type { Customer } from '@mrw/shared-contracts/api/customers';
import type { PointAccount } from '@mrw/shared-contracts/api/points';
import { sampleCustomer } from '@mrw/shared-contracts/testing';

export function samplePoints(changes: Partial<PointAccount> = {}): PointAccount {
  return {
    balance: 125_000,
    total_points_earned: 6_000,
    current_level: '2',
    current_level_data: { name: 'Silver', retain_required_value: 10_000 },
    current_level_renew_datetime: '2027-03-31T00:00:00+08:00',
    points_about_to_expire: 0,
    points_coming_expiry_date: null,
    points_to_level_up: 24_000,
    total_level_up_required_points: 30_000,
    points_to_retain_level: 4_000,
    ...changes,
  };
}

type SampleChanges = {
  displayName?: string;
  customer?: Partial<Customer>;
  pointAccount?: Partial<PointAccount> | null;
};

function sampleMember({ displayName = 'Amy', customer = {}, pointAccount = {} }: SampleChanges = {}): Member {
  const profile = sampleCustomer(customer);
  return {
    uid: profile.uid,
    membershipId: profile.membership_id,
    displayName,
    customer: profile,
    pointAccount: pointAccount === null ? null : samplePoints(pointAccount),
  };
}

export function sampleSession(changes: SampleChanges = {}): Session {
  return { kind: 'member', member: sampleMember(changes) };
}
