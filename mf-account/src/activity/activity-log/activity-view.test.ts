import type { Activity } from '@mrw/shared-contracts/api/activity-log';
import { activityView, byDay } from './activity-view';

const entry = (changes: Partial<Activity> = {}): Activity => ({
  id: '1',
  activity_type: 'GENERAL_PURCHASE',
  activity_time: '2026-11-20T10:00:00+08:00',
  log_info: {},
  ...changes,
});

test.each([
  ['GENERAL_PURCHASE', { points: 1_200, tpe: 1_200 }, ['+1,200', '1,200']],
  ['STAMP_EARNED', { stamps: 2 }, ['2']],
  ['POINTS_EXPIRED', { points: 50 }, ['-50']],
  ['POINTS_REMOVED_BY_ADMIN', { points: -50 }, ['-50']],
  ['CASH_DOLLAR_USED', { points: 20_000, cash_dollar: 20 }, ['-20,000', '20']],
  ['LOGIN', { points: 0 }, []],
])('A-121 the amounts of %s', (activity_type, log_info, texts) => {
  const view = activityView(entry({ activity_type, log_info }), 'en');
  expect(view.amounts.map(({ text }) => text)).toEqual(texts);
});

test('names are in the language, with English where it is missing', () => {
  const log_info = { campaign_name: { en: 'Pier Check-in', 'zh-Hant': '碼頭簽到' } };
  expect(activityView(entry({ log_info }), 'zh-Hant').subTitle).toBe('碼頭簽到');
  expect(activityView(entry({ log_info }), 'zh-Hans').subTitle).toBe('Pier Check-in');
});

test('an empty name gives way to English, and an entry without a name to its content', () => {
  const log_info = { campaign_name: { en: 'Pier', 'zh-Hant': '' } };
  expect(activityView(entry({ log_info }), 'zh-Hant').subTitle).toBe('Pier');
  const nameless = { campaign_name: { en: '' }, content: 'By hand' };
  expect(activityView(entry({ log_info: nameless }), 'en').subTitle).toBe('By hand');
});

test.each([
  [{ campaign_name: { en: 'Summer Stamps' }, coupon_name: { en: 'Free tea' } }, 'Summer Stamps', 'Free tea'],
  [
    { campaign_name: { en: 'Twice Only' }, coupon_name: { en: 'Slice', 'zh-Hant': '' }, points: -120 },
    'Twice Only',
    'Slice',
  ],
  [{ coupon_name: { en: 'Free tea' } }, 'Free tea', null],
  [{ campaign_name: { en: 'Free tea' }, coupon_name: { en: 'Free tea' } }, 'Free tea', null],
  [{ campaign_name: { en: 'Summer Stamps' }, coupon: '1032' }, 'Summer Stamps', null],
  [{}, null, null],
])(
  'the coupon of %j stands beside the sub-title that speaks of another thing',
  (log_info, subTitle, coupon) => {
    expect(activityView(entry({ log_info }), 'zh-Hant')).toMatchObject({ subTitle, coupon });
  },
);

test('an unknown type keeps its own name and a plain icon', () => {
  expect(activityView(entry({ activity_type: 'MOON_LANDING' }), 'en')).toMatchObject({
    type: null,
    name: 'MOON_LANDING',
    icon: 'info',
  });
});

test('A-127 entries are grouped by day in Hong Kong, newest first', () => {
  const times = ['2026-11-20T00:10:00+08:00', '2026-11-19T15:59:00Z', '2026-11-19T01:00:00+08:00'];
  const views = times.map((activity_time, index) =>
    activityView(entry({ id: String(index), activity_time }), 'en'),
  );
  expect(byDay(views).map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
    ['2026-11-20', ['0']],
    ['2026-11-19', ['1', '2']],
  ]);
});
