import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inDays, sampleCampaign } from '../testing/samples';
import { CampaignCard } from './campaign-card';

test.each([
  ['has ended', inDays(-1), 'Ended'],
  ['ends today', new Date(Date.now() + 1_000).toISOString(), 'Last day'],
])('a card whose offer %s says so', (_, end_date, words) => {
  renderWithHost(<CampaignCard campaign={sampleCampaign({ end_date })} now={Date.now()} within={3} />);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('link').querySelector('.over') !== null).toBe(words === 'Ended');
});

const draw = (fields: Parameters<typeof sampleCampaign>[0]) =>
  renderWithHost(<CampaignCard campaign={sampleCampaign(fields)} now={Date.now()} within={3} />);

test.each([
  [null, 'No end date'],
  ['2099-03-04T12:00:00+08:00', 'Until 4 Mar 2099'],
])('a card whose offer ends at %p says %p', (end_date, words) => {
  draw({ end_date });
  expect(screen.getByRole('link')).toHaveTextContent(words);
});

test.each([
  [0, 'Free'],
  [1, '1 point'],
  [1_500, '1,500 points'],
])('a card whose offer costs %p points says %p', (coupon_campaign_type_required_points, words) => {
  draw({ coupon_campaign_type_required_points });
  expect(screen.getByText(words)).toBeInTheDocument();
});

test.each<[string, Parameters<typeof sampleCampaign>[0], string]>([
  ['an offer without stock', { coupon_campaign_type_coupon_stock: 0 }, 'Out of stock'],
  ['tickets without stock', { type: 'TICKET_CAMPAIGN', ticket_total_stock: 0 }, 'Sold out'],
  ['an offer of tomorrow', { start_date: inDays(1) }, 'From'],
])('the card of %s says so', (_, fields, words) => {
  draw(fields);
  expect(screen.getByRole('link').querySelector('.status')).toHaveTextContent(words);
});

test('a card without tag and brand has neither, and an offer that runs has no status and is in full colour', () => {
  draw({ tags: [], brand: null });
  const card = screen.getByRole('link');
  for (const part of ['.tag', '.brandName', '.over', '.brand img'])
    expect(card.querySelector(part)).toBeNull();
  expect(card.querySelector('.status')).toBeEmptyDOMElement();
  expect(card.querySelector('.brand svg')).not.toBeNull();
});

test('a card names the first tag and the brand, whose picture beside the name says nothing more', () => {
  const brand = { id: '7', name: 'Harbour Books', icon_url: 'http://media.test/books.png' };
  draw({ tags: ['New', 'Popular'], brand });
  const card = screen.getByRole('link');
  expect(card.querySelector('.tag')).toHaveTextContent(/^New$/);
  expect(card.querySelector('.brandName')).toHaveTextContent('Harbour Books');
  expect(card.querySelector('.brand img')).toHaveAttribute('alt', '');
});

test('the name is a heading of level 3, or of the level that the page asks for', () => {
  draw({});
  expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument();
  renderWithHost(<CampaignCard campaign={sampleCampaign({})} now={Date.now()} within={3} level={2} />);
  expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
});

test('a card leads to its campaign, and says where it was pressed only when the page has said it', async () => {
  const { fake } = draw({});
  await userEvent.click(screen.getByRole('link'));
  expect(fake.host.navigation.state$.value.location).toMatchObject({
    pathname: '/campaign/101',
    state: null,
  });
});

test('what ends in four days is marked where six days count, not where three do', () => {
  const campaign = sampleCampaign({ end_date: inDays(4) });
  renderWithHost(<CampaignCard campaign={campaign} now={Date.now()} within={3} />);
  expect(screen.queryByText(/days left/)).not.toBeInTheDocument();
  renderWithHost(<CampaignCard campaign={campaign} now={Date.now()} within={6} />);
  expect(screen.getByText(/days left/)).toBeInTheDocument();
});

test.each([
  [false, 'lazy'],
  [true, 'eager'],
])('the picture of a card that is among the first (%p) loads %s', (priority, loading) => {
  renderWithHost(
    <CampaignCard campaign={sampleCampaign()} now={Date.now()} within={3} priority={priority} />,
  );
  expect(screen.getByRole('link').querySelector('img')).toHaveAttribute('loading', loading);
});

test('a stamp card says how many stamps are collected, other offers do not', () => {
  draw({ type: 'STAMP_CAMPAIGN', total_stamps: 10, earned_stamps: 4 });
  expect(screen.getByText('4 of 10 stamps')).toBeInTheDocument();
  expect(screen.queryByText(/points|Free/)).not.toBeInTheDocument();
});
