import type { Language } from '@mrw/shared-contracts';
import type { StoreDetail } from '@mrw/shared-contracts/api/stores';
import { type FakeAnswer, goOffline, renderRemote } from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import app from '../app';
import { sampleCampaign } from '../testing/campaign';
import { inNarrowWindow, onPhone } from '../testing/on-phone';
import { directoryRoutes, sampleDetail } from '../testing/stores';

let end = () => Promise.resolve();
afterEach(() => {
  return end();
});

async function openAnswer(answer: FakeAnswer | (() => FakeAnswer), language: Language = 'en') {
  const { fake, domElement, unmount } = await renderRemote(app, {
    path: '/storeDetail/1',
    language,
    api: { ...directoryRoutes, 'GET /stores/1': answer },
  });
  end = unmount;
  return { fake, domElement, user: userEvent.setup() };
}

async function open(over: Partial<StoreDetail> = {}, language?: Language) {
  const opened = await openAnswer({ body: sampleDetail(over) }, language);
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

/** The value beside a label of the facts. */
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

test('D-020 a store shows everything about itself', async () => {
  const { domElement } = await open({ campaigns: [sampleCampaign('101', 'Voucher')] });
  expect(screen.getByRole('heading', { level: 1, name: 'Harbour Coffee Pier One' })).toBeVisible();
  const crumbs = screen.getByRole('navigation', { name: 'You are here' });
  expect([...crumbs.querySelectorAll('li')].map((crumb) => crumb.textContent)).toEqual([
    'Home',
    'Store directory',
    'Store detail',
  ]);
  expect(domElement.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('/media/stores/1.jpg'),
  );
  expect(fact('District')).toHaveTextContent('Harbour East');
  expect(fact('Address')).toHaveTextContent('1 Pier Road');
  expect(fact('Phone')).toHaveTextContent('+852 3000 0001');
  expect(fact('Email')).toHaveTextContent('pier@example.test');
  expect(screen.getByText('Coffee by the water.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Related offers' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(await axe(domElement)).toHaveNoViolations();
});

test('D-021 a sub-category leads to the directory filtered by it and its category', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Cafe' })).toHaveAttribute(
    'href',
    '/about/store?sf_category=1&sf_sub_category=1',
  );
});

test('D-035 the brand leads to the directory filtered by it', async () => {
  const { fake, user } = await open();
  await user.click(screen.getByRole('link', { name: 'Harbour Coffee' }));
  expect(fake.host.navigation.current()).toBe('/about/store?sf_brand=1');
});

test('D-022 the address opens a maps search at the coordinates in a new tab', async () => {
  await open();
  const link = screen.getByRole('link', { name: /1 Pier Road/ });
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('query')).toBe('22.2935,114.1686');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('Q-160 the address of an online store, which has no coordinates, is searched as text', async () => {
  await open({ is_online_store: true, district: null, latitude: null, longitude: null });
  const link = screen.getByRole('link', { name: /1 Pier Road/ });
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('query')).toBe('1 Pier Road');
  expect(screen.getByText('Online store')).toBeVisible();
});

test('on desktop the phone number is text', async () => {
  await open();
  expect(fact('Phone')).toHaveTextContent('+852 3000 0001');
  expect(screen.queryByRole('link', { name: /\+852/ })).toBeNull();
});

describe('in a narrow window of a desktop', () => {
  inNarrowWindow();

  test('Q-067 the phone number is text', async () => {
    await open();
    expect(fact('Phone')).toHaveTextContent('+852 3000 0001');
    expect(screen.queryByRole('link', { name: /\+852/ })).toBeNull();
  });
});

describe('on a phone', () => {
  onPhone();

  test('D-024 the phone number is called with its country code', async () => {
    await open();
    expect(screen.getByRole('link', { name: '+852 3000 0001' })).toHaveAttribute('href', 'tel:+85230000001');
  });
});

test('D-026 the mail address opens a mail client', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'pier@example.test' })).toHaveAttribute(
    'href',
    'mailto:pier@example.test',
  );
});

const noPhone = { phone_number_country_code: null, phone_number_subscriber_number: null };

test.each([
  ['D-027', noPhone, '-', 'pier@example.test'],
  ['D-028', { email_address: null }, '+852 3000 0001', '-'],
  ['D-029', { ...noPhone, email_address: null }, '-', '-'],
])('%s with %j phone is %s and mail is %s', async (_, over, phone, email) => {
  const { domElement } = await open(over);
  expect(fact('Phone')).toHaveTextContent(phone);
  expect(fact('Email')).toHaveTextContent(email);
  expect(domElement.querySelector('[href^="mailto:"]') === null).toBe(email === '-');
  expect(domElement.querySelectorAll('[href^="tel:"]')).toHaveLength(0);
});

test('D-030 the campaigns of the store are offered to the slot of related campaigns, after its picture', async () => {
  const campaigns = [sampleCampaign('101', 'Voucher'), sampleCampaign('102', 'Tea')];
  const { fake, domElement } = await open({ campaigns });
  expect(fake.slots).toEqual([]);
  const [picture] = domElement.querySelectorAll('img');
  if (picture) fireEvent.load(picture);
  await waitFor(() => {
    expect(fake.slots).toEqual([{ name: 'related-campaigns', props: { campaigns } }]);
  });
});

test('without a photo the related campaigns wait for nothing', async () => {
  const campaigns = [sampleCampaign('101', 'Voucher')];
  const { fake } = await open({ campaigns, photo_url: null });
  await waitFor(() => {
    expect(fake.slots).toEqual([{ name: 'related-campaigns', props: { campaigns } }]);
  });
});

test('D-031 without campaigns the section is absent', async () => {
  const { fake } = await open();
  expect(screen.queryByRole('heading', { name: 'Related offers' })).toBeNull();
  expect(fake.slots).toEqual([]);
});

test('D-032 without a photo a drawing stands in', async () => {
  const { domElement } = await open({ photo_url: null });
  expect(domElement.querySelector('img')).toBeNull();
});

test('D-033 an unknown store has its own message and a way on', async () => {
  await openAnswer({ status: 404, body: { detail: 'Not found.' } });
  expect(await screen.findByText(/^We could not find this store/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Store detail' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all stores' })).toHaveAttribute('href', '/about/store');
});

test.each<[FakeAnswer, RegExp]>([
  [{ status: 500, body: {} }, /^Seems there is an error here/],
  [{ failure: 'timeout' }, /^We could not reach the shop system/],
])('after %j the store can be requested again', async (failure, text) => {
  let failing = true;
  const { user } = await openAnswer(() => (failing ? failure : { body: sampleDetail() }));
  expect(await screen.findByText(text)).toBeVisible();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Pier One$/ })).toBeVisible();
});

test('a record that misses fields is shown with what it has', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openAnswer({ body: { id: '1', name: 'Thin store' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Thin store' })).toBeVisible();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('D-034 the link of this page is copied where the device cannot share', async () => {
  const { fake, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => {
    expect(fake.host.notify.messages$.value.map(({ text }) => text)).toEqual(['Copied']);
  });
  expect(await navigator.clipboard.readText()).toBe('http://localhost/storeDetail/1');
});

test('a store is shown in the language of the page, texts that stay English are marked', async () => {
  await open({}, 'zh-Hant');
  expect(screen.getByRole('heading', { level: 1, name: '海港咖啡一號碼頭店' })).toBeVisible();
  expect(screen.getByText('Coffee by the water.').parentElement).toHaveAttribute('lang', 'en-HK');
});

test('without a network the store stays and says how old it is', async () => {
  await open();
  act(() => {
    goOffline();
  });
  expect(await screen.findByText(/^You are offline – showing what we saved at \d\d:\d\d$/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Harbour Coffee Pier One' })).toBeVisible();
});

test('a store presents itself to search engines', async () => {
  const { fake } = await open();
  expect(fake.pageMeta()).toMatchObject({
    title: 'Harbour Coffee Pier One',
    address: '/storeDetail/1',
    data: { kind: 'store', name: 'Harbour Coffee Pier One' },
  });
});

test.each([
  [404, true],
  [500, false],
])('a store whose reading is answered by %i is left out of search engines: %p', async (status, unlisted) => {
  const { fake } = await openAnswer({ status, body: { detail: 'x' } });
  await waitFor(() => {
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(fake.pageMeta()).toEqual({ unlisted });
  });
});
