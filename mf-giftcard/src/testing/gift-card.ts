import { samplePointAccount } from '@mrw/shared-contracts/testing';
import type { Customer } from '@mrw/shared-contracts/api/customers';
import type { PointAccount } from '@mrw/shared-contracts/api/points';
import type { Redeemable } from '../redemption/redemption-state';

export function sampleCustomer(over: Partial<Customer> = {}): Customer {
  return {
    uid: '1',
    membership_id: 'M-1',
    first_name: 'Grace',
    last_name: 'Owner',
    nickname: null,
    gender: null,
    date_of_birth: null,
    address: null,
    company: null,
    email_address: 'owner@example.test',
    mobile_phone_number_country_code: null,
    mobile_phone_number_subscriber_number: null,
    temporary_email_address: null,
    temporary_country_code: null,
    temporary_phone_number: null,
    referral_code: null,
    referred_by_campaign: null,
    referrer: null,
    has_agreed_direct_marketing: false,
    direct_marketing_via_email: false,
    number_of_coupons: 0,
    number_of_coupons_about_to_expire: 0,
    sign_up_method: 'EMAIL',
    login_type: 'EMAIL',
    is_forced_inactive: false,
    allowed_edit_fields: null,
    user_custom_data: {},
    ...over,
  };
}

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
