import { renderWithHost } from '@mrw/shared-contracts/testing';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { screen } from '@testing-library/react';
import { readCampaignRoute } from '../../campaigns/campaign-route';
import { sampleCampaign } from '../../testing/samples';
import { CampaignAction } from './campaign-action';
import { CampaignHead } from './campaign-head';
import { CampaignNotice } from './campaign-notice';
import { CampaignSkeleton } from './campaign-skeleton';

const head = (fields: Partial<Campaign>) =>
  renderWithHost(
    <CampaignHead campaign={sampleCampaign(fields)} name="Voucher" now={Date.now()}>
      Below
    </CampaignHead>,
  );
const past = '2020-03-04T12:00:00+08:00';

test.each<[string, Partial<Campaign>, string]>([
  ['is open', {}, 'Coffee'],
  ['has ended', { end_date: past }, 'EndedCoffee'],
  ['pauses today', { is_within_blackout_period: true, tags: [] }, 'Not today'],
  ['has ended and pauses today', { end_date: past, is_within_blackout_period: true, tags: [] }, 'Ended'],
  ['has two tags', { tags: ['Coffee', 'Tea'] }, 'CoffeeTea'],
])('the chips of an offer that %s', (_, fields, chips) => {
  const { container } = head(fields);
  expect(container.querySelector('.tags')).toHaveTextContent(new RegExp(`^${chips}$`));
});

test('all that the head says, in its order', () => {
  head({ end_date: '2099-03-04T12:00:00+08:00', coupon_campaign_type_required_points: 1_500 });
  expect(screen.getByRole('banner')).toHaveTextContent(
    /^CoffeeVoucherHarbour CoffeeA cup by the pier\.Points1,500Valid until4 Mar 2099Left100Below$/,
  );
});

test('what has ended says when, in the language', () => {
  const { container } = renderWithHost(<CampaignNotice campaign={sampleCampaign({ end_date: past })} />, {
    language: 'zh-Hant',
  });
  expect(container).toHaveTextContent('已於 2020年3月4日結束。瀏覽其他優惠');
});

test('an earning campaign without a rule has no action', async () => {
  const campaign = sampleCampaign({
    type: 'EARNING_CAMPAIGN',
    earning_campaign_type_earning_rule: null,
  });
  const { container } = renderWithHost(
    <CampaignAction campaign={campaign} route={readCampaignRoute('101', null)} />,
  );
  expect(container).toBeEmptyDOMElement();
});

test('a campaign that is read is busy as a whole', () => {
  const { container } = renderWithHost(<CampaignSkeleton />);
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
});
