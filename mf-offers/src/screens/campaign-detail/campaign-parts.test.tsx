import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openCampaign, pretendPhone } from '../../testing/open-campaign';
import { sampleCampaign, sampleSession } from '../../testing/samples';
import { CampaignHead } from './campaign-head';
import { CampaignNotice } from './campaign-notice';
import { CampaignTexts } from './campaign-texts';
import { ShareSection } from './share-section';
import { UnavailableDialog } from './unavailable-dialog';

const head = (fields: Partial<Campaign>) =>
  renderWithHost(<CampaignHead campaign={sampleCampaign(fields)} name="Voucher" now={Date.now()} />);
const fact = (label: string) => screen.queryByText(label)?.nextElementSibling?.textContent;

test('a free offer without an end says so in its facts', () => {
  head({ coupon_campaign_type_required_points: 0, end_date: null });
  expect([fact('Points'), fact('Valid until'), fact('Left')]).toEqual(['Free', 'No end date', '100']);
});

test('an offer with a price says price and end, and a stock without limit is no fact', () => {
  head({ end_date: '2099-03-04T12:00:00+08:00', coupon_campaign_type_coupon_stock: null });
  expect([fact('Points'), fact('Valid until'), fact('Left')]).toEqual(['500', '4 Mar 2099', undefined]);
});

test('a stamp card says how many stamps are collected, and has no price', () => {
  head({ type: 'STAMP_CAMPAIGN', total_stamps: 10, earned_stamps: 4 });
  expect([fact('Stamps'), fact('Points')]).toEqual(['4 / 10', undefined]);
});

test('a ticket that keeps its stock to itself says none', () => {
  head({
    type: 'TICKET_CAMPAIGN',
    ticket_total_stock: 20,
    ticket_campaign_type_should_show_coupon_stock: false,
  });
  expect(fact('Left')).toBeUndefined();
});

test('an offer without tags, brand and summary has no place for them', () => {
  const { container } = head({ tags: [], brand: null, short_description: '' });
  expect(container.querySelector('.tags')).toBeNull();
  expect(container.querySelector('.summary')).toBeNull();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the brand has its picture when there is one', () => {
  const { container } = head({
    brand: { id: '7', name: 'Harbour Books', icon_url: 'http://media.test/books.png' },
  });
  expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('books.png'));
  expect(screen.getByRole('link', { name: 'Harbour Books stores' })).toBeInTheDocument();
  expect(head({}).container.querySelector('img')).toBeNull();
});

test.each<[string, Partial<Campaign>, RegExp, boolean]>([
  ['is inactive', { is_active: false }, /^This campaign is no longer available\.$/, true],
  ['has ended', { end_date: '2020-03-04T12:00:00+08:00' }, /^Ended on 4 Mar 2020\.$/, true],
  ['pauses today', { is_within_blackout_period: true }, /^Today is a blackout day/, false],
])(
  'the notice of an offer that %s says so, with other offers when it is over',
  (_, fields, words, others) => {
    renderWithHost(<CampaignNotice campaign={sampleCampaign(fields)} />);
    expect(screen.getByText(words)).toBeInTheDocument();
    const link = screen.queryByRole('link', { name: 'See other offers' });
    expect(link?.getAttribute('href') ?? null).toBe(others ? '/offer/LATEST' : null);
  },
);

test('an offer that is open has no notice', () => {
  expect(renderWithHost(<CampaignNotice campaign={sampleCampaign()} />).container).toBeEmptyDOMElement();
});

test('texts without a title of their own have the usual one; an empty text has no section', () => {
  const { unmount } = renderWithHost(
    <CampaignTexts campaign={sampleCampaign({ instruction_section_title: '', detail_section_title: '' })} />,
  );
  expect(screen.getByRole('region', { name: 'How it works' })).toHaveTextContent(/Show the coupon/);
  expect(screen.getByRole('region', { name: 'Details' })).toHaveTextContent(/One cup of any size/);
  unmount();
  renderWithHost(<CampaignTexts campaign={sampleCampaign({ instruction_section_content: '' })} />);
  expect(screen.queryByRole('region', { name: 'How to use' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Where it can be used' })).not.toBeInTheDocument();
});

test('the stores of an offer lead to their pages', () => {
  renderWithHost(
    <CampaignTexts campaign={sampleCampaign({ campaign_stores: [{ id: '3', name: 'Pier' }] })} />,
  );
  const stores = within(screen.getByRole('region', { name: 'Where it can be used' }));
  expect(stores.getByRole('link', { name: 'Pier' })).toHaveAttribute('href', '/storeDetail/3');
});

test('only a phone offers the app, which opens at the campaign', () => {
  const { unmount } = renderWithHost(<ShareSection campaign={sampleCampaign()} name="Voucher" />);
  expect(screen.queryByRole('link', { name: 'Open in app' })).not.toBeInTheDocument();
  unmount();
  pretendPhone();
  renderWithHost(<ShareSection campaign={sampleCampaign()} name="Voucher" />);
  expect(screen.getByRole('link', { name: 'Open in app' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^memberrewards:\/\/.*101/),
  );
});

test.each([
  ['plain text', 'A cup by the pier.', 'A cup by the pier.'],
  ['markup', '<b>A cup</b>', undefined],
])('what is shared is name, address and the summary: %s', async (_, short_description, text) => {
  const share = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  renderWithHost(<ShareSection campaign={sampleCampaign({ short_description })} name="Voucher" />, {
    config: { richSharing: true },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  Reflect.deleteProperty(navigator, 'share');
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(share).toHaveBeenCalledWith({
    title: 'Voucher',
    url: 'http://localhost/campaign/101',
    ...(text === undefined ? {} : { text }),
  });
});

test.each([
  ['is gone', null, /not available any more/],
  ['is refused', { kind: 'refused', status: 403, detail: null, fields: {} }, /Please try again\./],
  ['does not answer in time', { kind: 'timeout' }, /Check your connection/],
] as const)('a campaign that %s can be read again unless it is gone', async (_, failure, text) => {
  const onRetry = jest.fn();
  renderWithHost(<UnavailableDialog failure={failure} onRetry={onRetry} />);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Campaign unavailable' }));
  expect(dialog.getByText(text)).toBeInTheDocument();
  const retry = dialog.queryByRole('button', { name: 'Try again' });
  if (retry) await userEvent.click(retry);
  expect(onRetry).toHaveBeenCalledTimes(failure ? 1 : 0);
});

test.each([
  ['a member and a price', {}, sampleSession(), true],
  ['a visitor', {}, { kind: 'visitor' } as const, false],
  ['no price', { coupon_campaign_type_required_points: 0 }, sampleSession(), false],
])('an offer can become the goal: %s', async (_, fields, session, offered) => {
  openCampaign(
    fields,
    { 'GET /customers/2/coupons': { body: [] } },
    { session, config: { affordability: true } },
  );
  await screen.findByRole('button', { name: /^(Redeem|Get)$/ });
  expect(screen.queryAllByRole('button', { name: 'Make it my goal' })).toHaveLength(offered ? 1 : 0);
});
