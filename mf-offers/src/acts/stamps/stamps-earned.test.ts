import type { Page } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import { listKeys } from '../../campaigns/campaign-changed';
import { sampleCampaign } from '../../testing/samples';
import { stampsEarned } from './stamps-earned';

const stampCampaign = (id: string) => sampleCampaign({ id, type: 'STAMP_CAMPAIGN', earned_stamps: 5 });
const list = () => ({
  pages: [
    { items: [stampCampaign('402')], next: null },
    { items: [stampCampaign('401')], next: null },
  ],
  pageParams: [null],
});

test.each([
  ['home', '2', [5, 7]],
  ['offers', '2', [5, 7]],
  ['home', 'visitor', [5, 5]],
] as const)('raises the count on the cards in the list %s of %s', (name, who, counts) => {
  const queries = new QueryClient();
  const key = [listKeys[name], 'LATEST', who, 'en'];
  queries.setQueryData(key, list());
  stampsEarned(queries, { uid: '2', campaignId: '401', taskId: 't1', stamps: 2 });
  const pages = queries.getQueryData<InfiniteData<Page<Campaign>>>(key)?.pages ?? [];
  expect(pages.flatMap((page) => page.items.map((item) => item.earned_stamps))).toEqual(counts);
});

test('adds nothing where nothing was read', () => {
  const queries = new QueryClient();
  stampsEarned(queries, { uid: '2', campaignId: '401', taskId: 't1', stamps: 2 });
  expect(queries.getQueryCache().getAll()).toEqual([]);
});
