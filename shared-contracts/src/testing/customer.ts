import type { Customer } from '../api/customers';

/** The record of a member as the server sends it. */
export function sampleCustomer(changes: Partial<Customer> = {}): Customer {
  return {
    uid: '12',
    membership_id: 'M100000012',
    first_name: 'Amy',
    last_name: 'Lee',
    nickname: null,
    gender: null,
    date_of_birth: null,
    address: null,
    company: null,
    email_address: 'amy@example.test',
    mobile_phone_number_country_code: '852',
    mobile_phone_number_subscriber_number: '60000012',
    temporary_email_address: null,
    temporary_country_code: null,
    temporary_phone_number: null,
    referral_code: 'AMY12',
    referred_by_campaign: null,
    referrer: null,
    has_agreed_direct_marketing: false,
    direct_marketing_via_email: false,
    number_of_coupons: 0,
    number_of_coupons_about_to_expire: 0,
    sign_up_method: 'BOTH',
    login_type: 'BOTH',
    is_forced_inactive: false,
    allowed_edit_fields: null,
    user_custom_data: {},
    ...changes,
  };
}
