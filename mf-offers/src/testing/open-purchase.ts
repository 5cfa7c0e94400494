import type { FakeHostOptions, FakeRoutes } from '@mrw/shared-contracts/testing';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { logPath } from './activity-log';
import { openCampaign } from './open-campaign';

export const purchasePost = 'POST /customers/2/campaign_participation_records';
export const participation = {
  id: '1',
  campaign: '101',
  coupons: [],
  tickets: [],
  points: 0,
  tpe: 0,
  stamps: 0,
};

/** Opens the page of a coupon campaign as a member who has done nothing yet. */
export const openPurchase = (
  campaign: Partial<Campaign> = {},
  routes: FakeRoutes = {},
  options: FakeHostOptions = {},
) =>
  openCampaign(
    campaign,
    {
      [logPath]: { body: [] },
      [purchasePost]: { status: 201, body: participation },
      ...routes,
    },
    options,
  );

/** Requests other than reads. */
export const posts = ({ requests }: ReturnType<typeof openPurchase>['fake']) =>
  requests.filter(({ method }) => method === 'POST');

/** Presses Redeem, and again in the question. */
export async function confirmPurchase(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Please confirm' });
  await user.click(within(dialog).getByRole('button', { name: 'Redeem' }));
}
