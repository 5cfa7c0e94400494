import { renderWithHost } from '@mrw/shared-contracts/testing';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { screen } from '@testing-library/react';
import { sampleCampaign, sampleSession } from '../testing/samples';
import { CampaignCard } from './campaign-card';

const rule = { id: '1', type: 'GPS_CHECK_IN', points: 0, tpe: 0, stamps: 0, coupon_template: null } as const;
const earning = (fields: object): Partial<Campaign> => ({
  type: 'EARNING_CAMPAIGN',
  earning_campaign_type_earning_rule: { ...rule, ...fields },
});
const draw = (fields: Partial<Campaign>, balance: number | null, affordability = true) =>
  renderWithHost(<CampaignCard campaign={sampleCampaign(fields)} now={Date.now()} within={3} />, {
    config: { affordability },
    ...(balance === null ? {} : { session: sampleSession(balance) }),
  });

test.each<[Partial<Campaign>, number, string]>([
  [{}, 120, '380 more points'],
  [{}, 499, '1 more point'],
  [{}, 500, 'You have enough points'],
  [earning({ points: 1_030 }), 0, 'Earn 1,030 points'],
  [earning({ stamps: 1 }), 0, 'Earn 1 stamp'],
  [earning({ coupon_template: { id: '1', name: 'Tea' } }), 0, 'Earn a coupon'],
])('a card of %j says to a member with %i points: %s', (fields, balance, words) => {
  draw(fields, balance);
  expect(screen.getByText(words)).toBeVisible();
});

test('visitors see prices without a judgement, and what they can earn', () => {
  draw({}, null);
  expect(screen.queryByText(/more points|enough points/)).not.toBeInTheDocument();
  draw(earning({ points: 30 }), null);
  expect(screen.getByText('Earn 30 points')).toBeVisible();
});

test('a deployment without the feature says neither', () => {
  draw({}, 120, false);
  expect(screen.getByText('500 points')).toBeVisible();
  expect(screen.queryByText('380 more points')).not.toBeInTheDocument();
});
