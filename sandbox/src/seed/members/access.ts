import type { SeedRows } from '../../db/seed-contract';
import type { Moments } from '../moments';
import { memberIds } from './ids';

/** UNSUB-BAD stays unknown on purpose. */
export const unsubscribeTokens = (moments: Moments): NonNullable<SeedRows['unsubscribe_tokens']> => [
  { token: 'UNSUB-ON', member_id: memberIds['demo-level2'], expires_at: moments.end(30) },
  { token: 'UNSUB-OFF', member_id: memberIds['demo-level1'], expires_at: moments.end(30) },
  { token: 'UNSUB-MOBILE', member_id: memberIds['demo-contact'], expires_at: moments.end(30) },
];

/** demo-overlimit has used up the five codes of the rolling hour. */
export const overlimitChallenges = (moments: Moments): NonNullable<SeedRows['contact_challenges']> =>
  [50, 42, 33, 21, 9].map((minutesAgo, index) => ({
    id: `demo-overlimit-${index + 1}`,
    member_id: memberIds['demo-overlimit'],
    purpose: 'login_method',
    method: 'email',
    contact: `new-address-${index + 1}@example.test`,
    code: `${482_113 + index * 7}`,
    created_at: moments.hoursAgo(minutesAgo / 60),
  }));

export const appInstallations = (moments: Moments): NonNullable<SeedRows['app_installations']> =>
  (
    [
      ['demo-level2', 'en'],
      ['demo-level3', 'zh-Hant'],
      ['demo-referrer', 'en'],
    ] as const
  ).map(([name, language], index) => ({
    id: index + 1,
    member_id: memberIds[name],
    platform: 'IOS',
    device_id: `demo-device-${index + 1}`,
    language,
    app_version: '4.2.0',
    created_at: moments.at(-190, 12),
  }));
