/** uid of every demo member; the membership id is `M-100-` and the last four digits. */
export const memberIds = {
  'demo-level1': 1001,
  'demo-level2': 1002,
  'demo-level3': 1003,
  'demo-level4': 1004,
  'demo-9999': 1005,
  'demo-upgrade': 1006,
  'demo-renew-keep': 1007,
  'demo-renew-down': 1008,
  'demo-renew-bottom': 1009,
  'demo-contact': 1010,
  'demo-taken': 1011,
  'demo-overlimit': 1012,
  'demo-readonly': 1013,
  'demo-inbox99': 1014,
  'demo-inbox120': 1015,
  'demo-read': 1016,
  'demo-disabled': 1017,
  'demo-disable-soon': 1018,
  'demo-deleted': 1019,
  'demo-delete-me': 1020,
  'demo-google': 1021,
  'demo-facebook': 1022,
  'demo-apple': 1023,
  'demo-giftowner': 1024,
  'demo-race-a': 1025,
  'demo-race-b': 1026,
  'demo-referrer': 1027,
  'demo-empty': 1028,
} as const;

export type DemoMember = keyof typeof memberIds;

export const guestIds = { email: 9001, phone: 9002 } as const;
