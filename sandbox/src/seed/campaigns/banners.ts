import type { SeedRows } from '../../db/seed-contract';
import { t } from '../text';

type Banner = NonNullable<SeedRows['homepage_banners']>[number];

const banner = (id: number, title: Banner['title'], target: Partial<Banner>): Banner => ({
  id,
  title,
  cover_photo_url: `banners/${id}.jpg`,
  content_type: 'NONE',
  position: id,
  ...target,
});

/** The page shows the first five; 6 and 7 must stay hidden. */
export const homepageBanners: Banner[] = [
  banner(1, t('A coffee with a view, 500 points', '500積分，換一杯海景咖啡', '500积分，换一杯海景咖啡'), {
    content_type: 'CAMPAIGN',
    content_reference_id: 101,
    cover_photo_urls: { 'zh-Hant': 'banners/1-zh.jpg', 'zh-Hans': 'banners/1-zh.jpg' },
  }),
  banner(
    2,
    t('Harbour Coffee at North Pier is open', '海港咖啡北碼頭店現已開業', '海港咖啡北码头店现已开业'),
    {
      content_type: 'STORE',
      content_reference_id: 1,
    },
  ),
  banner(3, t('Travel offers for the long weekend', '長週末旅遊優惠', '长周末旅游优惠'), {
    content_type: 'OFFER_CATEGORY',
    content_reference_id: 2,
  }),
  banner(4, t('Night market guide', '夜市指南', '夜市指南'), {
    content_type: 'EXTERNAL_URL',
    url: 'https://www.example.com/night-market',
  }),
  banner(
    5,
    t(
      'Summer stamps: ten stamps, four gifts',
      '夏日印花：十個印花，四份禮物',
      '夏日印花：十个印花，四份礼物',
    ),
    {},
  ),
  banner(6, t('Open Day on the lawn', '草地開放日', '草地开放日'), {
    content_type: 'CAMPAIGN',
    content_reference_id: 202,
  }),
  banner(7, t('Gala Night', '首映禮晚宴', '首映礼晚宴'), {
    content_type: 'CAMPAIGN',
    content_reference_id: 105,
  }),
];
