import { memberSession } from '@mrw/shared-contracts/testing';

/** A session whose customer record is not loaded. */
export const sampleMember = memberSession({
  uid: '1',
  membershipId: 'M-1',
  displayName: 'Chan Ming',
  customer: null,
  pointAccount: null,
});
