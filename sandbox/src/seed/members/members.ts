import { demoPasswordHash } from '../../auth/password';
import type { SeedRows } from '../../db/seed-contract';
import type { Moments } from '../moments';
import { guestIds, memberIds } from './ids';
import type { DemoMember } from './ids';
import { profiles } from './profiles';
import type { Profile } from './profiles';

type MemberRow = NonNullable<SeedRows['members']>[number];

export const demoMembers = Object.keys(memberIds).filter((name): name is DemoMember => name in memberIds);

const renewToday: ReadonlySet<DemoMember> = new Set([
  'demo-renew-keep',
  'demo-renew-down',
  'demo-renew-bottom',
]);
const referredByPeter: ReadonlySet<DemoMember> = new Set(['demo-google', 'demo-facebook']);

const signUpMethods = { email: 'EMAIL', mobile: 'MOBILE', both: 'BOTH' } as const;

function contactOf(name: DemoMember, id: number, contact: Profile['contact']): Partial<MemberRow> {
  const email = { email_address: `${name}@example.test` };
  const mobile = {
    mobile_phone_number_country_code: '852',
    mobile_phone_number_subscriber_number: `6100${id}`,
  };
  return { ...(contact === 'mobile' ? {} : email), ...(contact === 'email' ? {} : mobile) };
}

function memberRow(name: DemoMember, moments: Moments): MemberRow {
  const id = memberIds[name];
  const { contact, row } = profiles[name];
  const age = renewToday.has(name) ? 365 : 200;
  return {
    id,
    login_name: name,
    membership_id: `M-100-${String(id).slice(-4)}`,
    password_hash: demoPasswordHash,
    login_type: signUpMethods[contact],
    sign_up_method: signUpMethods[contact],
    created_at: moments.at(-400, 10),
    deleted_at: name === 'demo-deleted' ? moments.at(-1, 15) : null,
    referral_code: `HAR${id}`,
    referrer: referredByPeter.has(name) ? memberIds['demo-referrer'] : null,
    referred_by_campaign: referredByPeter.has(name) ? 305 : null,
    period_start: moments.date(-age),
    level_renew_at: moments.start(365 - age),
    ...contactOf(name, id, contact),
    ...row,
  };
}

function guestRow(id: number, contact: Partial<MemberRow>, moments: Moments): MemberRow {
  const method = contact.email_address === undefined ? 'MOBILE' : 'EMAIL';
  return {
    id,
    membership_id: `G-${id}`,
    login_type: method,
    sign_up_method: method,
    is_pre_registered: true,
    created_at: moments.at(-3, 11),
    period_start: moments.date(-3),
    level_renew_at: moments.start(362),
    ...contact,
  };
}

export const memberRows = (moments: Moments): MemberRow[] => [
  ...demoMembers.map((name) => memberRow(name, moments)),
  guestRow(guestIds.email, { email_address: 'guest@example.test' }, moments),
  guestRow(
    guestIds.phone,
    { mobile_phone_number_country_code: '852', mobile_phone_number_subscriber_number: '60000002' },
    moments,
  ),
];
