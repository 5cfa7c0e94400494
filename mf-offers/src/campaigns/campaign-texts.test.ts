import { campaignName, campaignPhotos, formatOf } from './campaign-texts';

const both = [
  { language: 'en', name: 'Tea', photos: ['en.jpg'] },
  { language: 'zh-Hant', name: '茶', photos: ['hant.jpg'] },
  { language: 'zh-Hans', name: '', photos: [] },
];
const tea = { name: 'Server tea', translations: both, cover_photo_url: 'cover.jpg' };
const plain = { ...tea, translations: [] };

test.each([
  ['O-036 the language of the page', tea, 'zh-Hant', '茶'],
  ['O-035 English where the language has none', tea, 'zh-Hans', 'Tea'],
  ['the name of the record where nothing is translated', plain, 'zh-Hant', 'Server tea'],
] as const)('names a campaign in %s', (_, campaign, language, name) => {
  expect(campaignName(campaign, language)).toBe(name);
});

test.each([
  ['O-036 of the language', tea, 'zh-Hant', ['hant.jpg']],
  ['O-035 of English where the language has none', tea, 'zh-Hans', ['en.jpg']],
  ['of the cover where there are none', plain, 'en', ['cover.jpg']],
  ['of nothing without a cover', { ...plain, cover_photo_url: null }, 'en', []],
] as const)('shows the pictures %s', (_, campaign, language, photos) => {
  expect(campaignPhotos(campaign, language)).toEqual(photos);
});

test.each([
  ['Buy 1 < 2 and > 0', 'plain'],
  ['<p>Show it</p>', 'html'],
] as const)('reads "%s" as %s', (text, format) => {
  expect(formatOf(text)).toBe(format);
});
