import { QueryClient } from '@tanstack/react-query';
import { campaignChanged, listKeys } from './campaign-changed';
import { campaignKey } from './use-campaign';

test('lets campaign and cards be read again, and nothing else', () => {
  const queries = new QueryClient();
  const keys = [
    [...campaignKey('401'), '2', 'en'],
    [...campaignKey('402'), '2', 'en'],
    [listKeys.home, 'is_featured', '2', 'en'],
    [listKeys.offers, 'LATEST', '2', 'en'],
    ['homepage-banners', 'en'],
  ];
  for (const key of keys) queries.setQueryData(key, []);
  campaignChanged(queries, '401');
  expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});
