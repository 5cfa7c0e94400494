import { renderWithHost } from '@mrw/shared-contracts/testing';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { BuyPanel } from '../buy/buy-panel';
import { readCampaignRoute } from '../../campaigns/campaign-route';
import { sampleTicket } from '../../testing/open-ticket';
import { sampleCampaign, sampleSession } from '../../testing/samples';
import { TicketSteps } from '../tickets/ticket-steps';
import { ActionBar } from './action-bar';

const route = readCampaignRoute('101', null);
const buy = (campaign: Campaign) => <BuyPanel campaign={campaign} route={route} />;
const book = (campaign: Campaign) => <TicketSteps campaign={campaign} ticket={sampleTicket} route={route} />;
const coupon = (points: number) => sampleCampaign({ coupon_campaign_type_required_points: points });
const ticket = (points: number) =>
  sampleCampaign({ type: 'TICKET_CAMPAIGN', ticket_campaign_type_required_points: points });

const open = (panel: ReactElement) =>
  renderWithHost(<ActionBar>{panel}</ActionBar>, { session: sampleSession() });
const prices = () => screen.queryAllByRole('strong').map(({ textContent }) => textContent);

test.each([
  ['a coupon', buy(coupon(1_500)), '1,500 points'],
  ['a coupon of one point', buy(coupon(1)), '1 point'],
  ['a free coupon', buy(coupon(0)), 'Free'],
  ['a ticket', book(ticket(1_500)), '1,500 points'],
  ['a free ticket', book(ticket(0)), 'Free'],
])('on phones the bar of %s names its price beside the button', (_, panel, price) => {
  const anyScreen = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(anyScreen(query), { matches: query.includes('max-width') }));
  open(panel);
  expect(prices()).toEqual([price]);
});

test.each([
  ['a coupon', buy(coupon(1_500)), 'Redeem'],
  ['a ticket', book(ticket(1_500)), 'Get ticket'],
])('on wider screens the button of %s stands in its place, below the costs', (_, panel, name) => {
  open(panel);
  expect(screen.getByRole('button', { name })).toBeInTheDocument();
  expect(prices()).toEqual([]);
});
