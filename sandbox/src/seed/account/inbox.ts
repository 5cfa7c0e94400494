import type { SeedRows } from '../../db/seed-contract';
import { memberIds } from '../members/ids';
import type { DemoMember } from '../members/ids';
import type { Moments } from '../moments';
import { news, specialMessages } from './inbox-texts';

type InboxRow = NonNullable<SeedRows['inbox_messages']>[number];

/** `first` is the id of the newest message; the first `unread` of `count` are not read. */
type Box = {
  readonly member: DemoMember;
  readonly first: number;
  readonly count: number;
  readonly unread: number;
};

const boxes: readonly Box[] = [
  { member: 'demo-level1', first: 101, count: 4, unread: 1 },
  { member: 'demo-level3', first: 201, count: 8, unread: 2 },
  { member: 'demo-read', first: 301, count: 5, unread: 0 },
  { member: 'demo-inbox99', first: 1001, count: 99, unread: 99 },
  { member: 'demo-inbox120', first: 2001, count: 120, unread: 120 },
];

const newsRow = (
  member: DemoMember,
  id: number,
  index: number,
  isRead: boolean,
  moments: Moments,
): InboxRow => {
  const message = news[index % news.length] ?? specialMessages.photo;
  return {
    id,
    member_id: memberIds[member],
    title: message.title,
    content: message.content,
    creation_date: moments.at(-2 - index, 10, (index * 11) % 60),
    is_read: isRead,
    photo_url: index % 4 === 0 ? `inbox/${(index % 6) + 1}.jpg` : null,
  };
};

/** Seven unread of sixty; ids 1 to 7 are the newest and show one state each. */
function boxOfLevel2(moments: Moments): InboxRow[] {
  const special = (
    [
      [specialMessages.campaignLink, { url: '/campaign/101' }],
      [specialMessages.disabledLink, { url: '/coupon/1011', url_disabled: true }],
      [specialMessages.photo, { photo_url: 'inbox/1.jpg' }],
      [specialMessages.long, {}],
      [
        specialMessages.external,
        { url: 'https://www.example.com/night-market', is_tracked: true, photo_url: 'inbox/4.jpg' },
      ],
      [specialMessages.stamps, { url: '/campaign/401', photo_url: 'inbox/2.jpg' }],
      [specialMessages.level, {}],
    ] as const
  ).map(([message, more], index) => ({
    id: index + 1,
    member_id: memberIds['demo-level2'],
    ...message,
    creation_date: moments.hoursAgo(3 + index * 5),
    ...more,
  }));
  const read = Array.from({ length: 53 }, (_, index) =>
    newsRow('demo-level2', 8 + index, index, true, moments),
  );
  return [...special, ...read];
}

export const inboxMessages = (moments: Moments): InboxRow[] => [
  ...boxOfLevel2(moments),
  ...boxes.flatMap(({ member, first, count, unread }) =>
    Array.from({ length: count }, (_, index) =>
      newsRow(member, first + index, index, index >= unread, moments),
    ),
  ),
];
