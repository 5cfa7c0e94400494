import { type FakeHostOptions, goOffline, goOnline, renderWithHost } from '@mrw/shared-contracts/testing';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { sampleCampaign } from '../../testing/samples';
import CampaignDetailPage from './campaign-detail-page';

const open = (campaign: Partial<Campaign> = {}, options: FakeHostOptions = {}) =>
  renderWithHost(
    <Routes>
      <Route path="/campaign/:id" element={<CampaignDetailPage />} />
      <Route path="/home" element={<h1>Home page</h1>} />
    </Routes>,
    {
      path: '/campaign/101',
      api: { 'GET /campaigns/101': { body: sampleCampaign(campaign) } },
      ...options,
    },
  );
const named = (name: string) => screen.findByRole('heading', { level: 1, name });

test('O-025 says where the page is, with links to home and to the offers', async () => {
  open();
  await named('Harbour Coffee Voucher');
  const crumbs = within(screen.getByRole('navigation'));
  expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
  expect(crumbs.getByRole('link', { name: 'Offers' })).toHaveAttribute('href', '/offer/LATEST');
  expect(crumbs.getByText('Campaign detail')).toHaveAttribute('aria-current', 'page');
});

test('O-029 leads home from the dialog of a campaign that does not exist', async () => {
  open({}, { api: { 'GET /campaigns/101': { status: 404, body: { detail: 'Not found.' } } } });
  const dialog = await screen.findByRole('alertdialog', { name: 'Campaign unavailable' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(await named('Home page')).toBeInTheDocument();
});

test('offers another try when the network gave no answer', async () => {
  let answers = 0;
  open(
    {},
    {
      api: {
        'GET /campaigns/101': () =>
          (answers += 1) === 1 ? { failure: 'timeout' } : { body: sampleCampaign() },
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await named('Harbour Coffee Voucher')).toBeInTheDocument();
});

describe('without a network', () => {
  /** A server that is reachable while there is a network. */
  const openOnline = () =>
    open(
      {},
      {
        api: {
          'GET /campaigns/101': () =>
            navigator.onLine ? { body: sampleCampaign() } : { failure: 'network' },
        },
      },
    );

  test('O-029 says that the campaign cannot be read, leads home, and shows it when the network is back', async () => {
    goOffline();
    openOnline();
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Campaign unavailable' }));
    expect(dialog.getByText(/Check your connection/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'OK' })).toBeInTheDocument();
    goOnline();
    expect(await named('Harbour Coffee Voucher')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('keeps the campaign that was read', async () => {
    openOnline();
    await named('Harbour Coffee Voucher');
    goOffline();
    await userEvent.click(screen.getByRole('button', { name: /^Updated just now/ }));
    expect(await screen.findByText(/showing what we saved/)).toBeInTheDocument();
    expect(await named('Harbour Coffee Voucher')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

test('says that a second read failed, and keeps the campaign', async () => {
  let reads = 0;
  open(
    {},
    {
      api: {
        'GET /campaigns/101': () =>
          (reads += 1) === 2 ? { status: 500, body: {} } : { body: sampleCampaign() },
      },
    },
  );
  await named('Harbour Coffee Voucher');
  await userEvent.click(screen.getByRole('button', { name: /^Updated just now/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await named('Harbour Coffee Voucher')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByText(/Seems there is an error/)).not.toBeInTheDocument();
  });
});

test('reads stock and campaign again on request', async () => {
  let stock = 100;
  open(
    {},
    {
      api: {
        'GET /campaigns/101': () => ({ body: sampleCampaign({ coupon_campaign_type_coupon_stock: stock }) }),
      },
    },
  );
  await named('Harbour Coffee Voucher');
  stock = 99;
  await userEvent.click(screen.getByRole('button', { name: /^Updated just now/ }));
  expect(await screen.findByText('99')).toBeInTheDocument();
});

test.each([
  ['ended', { end_date: '2026-11-01T23:59:59+08:00' }, 'Ended on 1 Nov 2026.'],
  ['is in its blackout', { is_within_blackout_period: true }, /Today is a blackout day/],
])('says on the page that it %s', async (_, campaign, words) => {
  open(campaign);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('O-031 shows the campaign of the navigation state at /campaign/detail', async () => {
  open({}, { path: '/campaign/detail', state: { campaignID: '101' } });
  expect(await named('Harbour Coffee Voucher')).toBeInTheDocument();
});

test('shows the unavailable dialog at /campaign/detail without a state', async () => {
  const { fake } = open({}, { path: '/campaign/detail' });
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  expect(fake.requests).toHaveLength(0);
});

test('O-034 gives a general message no action', async () => {
  open({ type: 'GENERAL_MESSAGE_CAMPAIGN', coupon_campaign_type_coupon_stock: null });
  await named('Harbour Coffee Voucher');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['', 'Copy link']);
});

test('O-036 takes name and pictures of the language', async () => {
  open({}, { language: 'zh-Hant' });
  await named('海港咖啡券');
  expect(screen.getByAltText('海港咖啡券')).toHaveAttribute('src', expect.stringContaining('1-hant.jpg'));
});

test('O-123 links the brand to its stores and draws tags as text', async () => {
  open();
  await named('Harbour Coffee Voucher');
  expect(screen.getByRole('link', { name: 'Harbour Coffee stores' })).toHaveAttribute(
    'href',
    '/about/store?sf_brand=1',
  );
  expect(screen.getByText('Coffee').closest('a, button')).toBeNull();
});

test('shows both texts when they have the same title, and a tag that is sent twice once', async () => {
  const problems = jest.spyOn(console, 'error');
  open({ detail_section_title: 'About', instruction_section_title: 'About', tags: ['Coffee', 'Coffee'] });
  expect(await screen.findAllByRole('heading', { name: 'About' })).toHaveLength(2);
  expect(screen.getAllByText('Coffee')).toHaveLength(1);
  expect(problems).not.toHaveBeenCalled();
});

test('O-133 says that an inactive campaign is no longer available', async () => {
  open({ is_active: false });
  const sentences = await screen.findAllByText('This campaign is no longer available.');
  expect(sentences).not.toHaveLength(0);
  // The description of the button is the notice, which is read once.
  expect(sentences.filter((sentence) => !sentence.classList.contains('visuallyHidden'))).toHaveLength(1);
});

test.each([
  ['COUPON_CAMPAIGN', 'Out of stock'],
  ['TICKET_CAMPAIGN', 'Sold out'],
] as const)('a %s without stock has the status "%s", not that much left', async (type, words) => {
  open({ type, coupon_campaign_type_coupon_stock: 0, ticket_total_stock: 0 });
  expect(await screen.findByText('Status')).toBeInTheDocument();
  expect(screen.getAllByText(words)[0]).toBeInTheDocument();
  expect(screen.queryByText('Left')).toBeNull();
});

test('a campaign presents itself to search engines', async () => {
  const { fake } = open();
  await named('Harbour Coffee Voucher');
  expect(fake.pageMeta()).toMatchObject({
    title: 'Harbour Coffee Voucher',
    address: '/campaign/101',
    unlisted: false,
    data: { kind: 'offer' },
  });
});

test('an unknown campaign is not listed', async () => {
  const { fake } = open(
    {},
    { api: { 'GET /campaigns/101': { status: 404, body: { detail: 'Not found.' } } } },
  );
  expect(fake.pageMeta()).toEqual({ unlisted: false });
  await screen.findByRole('alertdialog', { name: 'Campaign unavailable' });
  expect(fake.pageMeta()).toEqual({ unlisted: true });
});
