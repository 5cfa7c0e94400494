import type { SeedRows } from '../../db/seed-contract';
import type { DemoMember } from './ids';

type MemberRow = NonNullable<SeedRows['members']>[number];

/** What makes each member special; the rest is filled in by members.ts. */
export type Profile = {
  readonly contact: 'email' | 'mobile' | 'both';
  readonly points: number;
  readonly row: Partial<MemberRow>;
};

const editableByAll = [
  'first_name',
  'last_name',
  'gender',
  'date_of_birth',
  'email_address',
  'user_custom_data',
];

const ordinary = (
  first_name: string,
  last_name: string,
  points: number,
  row: Partial<MemberRow> = {},
  contact: Profile['contact'] = 'email',
): Profile => ({ contact, points, row: { first_name, last_name, ...row } });

export const profiles: Readonly<Record<DemoMember, Profile>> = {
  'demo-level1': ordinary('Anson', 'Lee', 999, { pp: 8500, gender: 'MALE' }, 'mobile'),
  'demo-level2': ordinary(
    'Mei Ling',
    'Wong',
    125_000,
    {
      level_id: 2,
      pp: 6000,
      gender: 'FEMALE',
      date_of_birth: '1990-08-01',
      has_agreed_direct_marketing: true,
      direct_marketing_via_email: true,
      user_custom_data: {
        emergency_name: 'Ming',
        family_size: '3',
        family_account: 'FAM-20418',
        interests: 'coffee,books',
      },
    },
    'both',
  ),
  'demo-level3': ordinary(
    '大文',
    '陳',
    2_340_000,
    {
      level_id: 3,
      pp: 30_500,
      gender: 'MALE',
      mobile_phone_number_country_code: '86',
      mobile_phone_number_subscriber_number: '13800138003',
      date_of_birth: '1988-05-01',
    },
    'both',
  ),
  'demo-level4': ordinary('Grace', 'Lau', 1_250_000_000, {
    level_id: 4,
    pp: 90_000,
    nickname: 'Ace',
    gender: 'FEMALE',
  }),
  'demo-9999': ordinary('Ivy', 'Tsang', 9999),
  'demo-upgrade': ordinary('Kelvin', 'Ho', 3000, { pp: 9990 }),
  'demo-renew-keep': ordinary('Carmen', 'Yip', 5000, { level_id: 3, pp: 31_500 }),
  'demo-renew-down': ordinary('Dennis', 'Fung', 5000, { level_id: 3, pp: 12_000 }),
  'demo-renew-bottom': ordinary('Elaine', 'Kwok', 5000, { level_id: 2, pp: 4000 }),
  'demo-contact': ordinary(
    'Rita',
    'Sousa',
    1000,
    {
      allowed_edit_fields: [...editableByAll, 'login_method'],
      mobile_phone_number_country_code: '853',
      mobile_phone_number_subscriber_number: '62001010',
    },
    'mobile',
  ),
  'demo-taken': ordinary(
    'Tony',
    'Mak',
    0,
    { email_address: 'taken@example.test', mobile_phone_number_subscriber_number: '60000001' },
    'both',
  ),
  'demo-overlimit': ordinary('Oscar', 'Cheng', 0, {
    allowed_edit_fields: [...editableByAll, 'login_method'],
  }),
  'demo-readonly': ordinary('Rose', 'Tam', 0, { allowed_edit_fields: [] }),
  'demo-inbox99': ordinary('Nina', 'Poon', 0),
  'demo-inbox120': ordinary('Noel', 'Siu', 0),
  'demo-read': ordinary('Rex', 'Lam', 0),
  'demo-disabled': ordinary('Daisy', 'Kong', 0, { is_forced_inactive: true }),
  'demo-disable-soon': ordinary('Dora', 'Yuen', 0),
  'demo-deleted': ordinary('Derek', 'Ng', 0),
  'demo-delete-me': ordinary('Della', 'Chow', 0),
  'demo-google': ordinary('Gordon', 'Hui', 0, { login_type: 'GOOGLE', password_hash: null }),
  'demo-facebook': ordinary('Fiona', 'Choi', 0, { login_type: 'FACEBOOK', password_hash: null }),
  'demo-apple': ordinary('April', 'Kwan', 0, { login_type: 'APPLE', password_hash: null }),
  'demo-giftowner': ordinary('Gigi', 'Leung', 0),
  'demo-race-a': ordinary('Ada', 'Chiu', 5000),
  'demo-race-b': ordinary('Ben', 'Chiu', 5000),
  'demo-referrer': ordinary('Peter', 'Chan', 12_000, { level_id: 2, pp: 11_000 }, 'both'),
  'demo-empty': ordinary('Emma', 'Sze', 0),
};
