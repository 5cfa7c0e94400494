import { sampleCustomer as sampleRecord, samplePointAccount } from '@mrw/shared-contracts/testing';
import type { Customer } from '@mrw/shared-contracts/api/customers';
import type { PointAccount } from '@mrw/shared-contracts/api/points';
import type { Redeemable } from '../redemption/redemption-state';

/** The owner of a gift card: a member without a phone number. */
export const sampleCustomer = (changes: Partial<Customer> = {}): Customer =>
  sampleRecord({
    uid: '1',
    membership_id: 'M-1',
    first_name: 'Grace',
    last_name: 'Owner',
    email_address: 'owner@example.test',
    mobile_phone_number_country_code: null,
    mobile_phone_number_subscriber_number: null,
    referral_code: null,
    sign_up_method: 'EMAIL',
    login_type: 'EMAIL',
    ...changes,
  });

export const samplePoints = (balance: number): PointAccount => samplePointAccount({ balance });

/** A gift card of HK$50 and the member who may redeem it. */
export function sampleRedeemable(over: Partial<Redeemable> = {}): Redeemable {
  return {
    code: 'GIFT-FRESH-50',
    access: 'access',
    customer: sampleCustomer(),
    points: 50_000,
    cashValue: 50,
    balance: 0,
    ...over,
  };
}
