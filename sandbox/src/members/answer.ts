import type { Customer } from '@mrw/shared-contracts/api/customers';
import { couponCounters } from '../rewards/coupons/list';
import type { Db } from '../platform/db/connect';
import type { Row } from '../platform/db/schema';
import { sendId, sendIdOrNull } from '../platform/http/ids';
import { welcomeOf } from './welcome/welcome';

/** The wire form of a member (contract §3). */
export async function customerAnswer(tx: Db, row: Row<'members'>, now: Date): Promise<Customer> {
  return {
    uid: sendId(row.id),
    membership_id: row.membership_id,
    first_name: row.first_name,
    last_name: row.last_name,
    nickname: row.nickname,
    gender: row.gender,
    date_of_birth: row.date_of_birth,
    address: row.address,
    company: row.company,
    email_address: row.email_address,
    mobile_phone_number_country_code: row.mobile_phone_number_country_code,
    mobile_phone_number_subscriber_number: row.mobile_phone_number_subscriber_number,
    temporary_email_address: row.temporary_email_address,
    temporary_country_code: row.temporary_country_code,
    temporary_phone_number: row.temporary_phone_number,
    referral_code: row.referral_code,
    referred_by_campaign: sendIdOrNull(row.referred_by_campaign),
    referrer: sendIdOrNull(row.referrer),
    has_agreed_direct_marketing: row.has_agreed_direct_marketing,
    direct_marketing_via_email: row.direct_marketing_via_email,
    ...(await couponCounters(tx, row.id, now)),
    sign_up_method: row.sign_up_method,
    login_type: row.login_type,
    is_forced_inactive: row.is_forced_inactive,
    allowed_edit_fields: row.allowed_edit_fields,
    user_custom_data: row.user_custom_data,
    welcome: await welcomeOf(tx, row, now),
    shows_name_to_invited: row.shows_name_to_invited,
  };
}
