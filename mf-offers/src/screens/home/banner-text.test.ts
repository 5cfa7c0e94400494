import type { HomepageBanner } from '@mrw/shared-contracts/api/campaigns';
import { bannerText } from './banner-text';

const banner: HomepageBanner = {
  id: '1',
  url: null,
  cover_photo_url: 'all.jpg',
  translations: [
    { language: 'en', name: 'Pier', cover_photo_url: 'en.jpg' },
    { language: 'zh-Hant', name: '碼頭', cover_photo_url: null },
  ],
  content_type: 'NONE',
  content_reference_id: null,
};

test.each([
  ['en', { name: 'Pier', photo: 'en.jpg' }],
  ['zh-Hant', { name: '碼頭', photo: 'all.jpg' }],
  ['zh-Hans', { name: 'Pier', photo: 'en.jpg' }],
] as const)('has in %s its own words and picture, or those of English', (language, text) => {
  expect(bannerText(banner, language)).toEqual(text);
});
