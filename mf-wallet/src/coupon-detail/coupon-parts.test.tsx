import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { type FakeAnswer, goOffline, goOnline, renderWithHost } from '@mrw/shared-contracts/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preloadOverlays } from '@mrw/shared-ui';
import { inDays, sampleCoupon, sampleTemplate } from '../testing/samples';
import { BrandSection } from './brand-section';
import { CouponFacts } from './coupon-facts';
import { couponState } from './coupon-state';
import { CouponStatus } from './coupon-status';
import { TextSections } from './text-sections';
import { pass, stopClock, user } from '../testing/clock';
import { asPhone, openWallet } from '../testing/wallet';

type Changes = Parameters<typeof sampleCoupon>[0];

const facts = (changes: Changes) => {
  const coupon: Coupon = sampleCoupon(changes);
  const state = couponState(coupon, Date.now(), false);
  renderWithHost(<CouponFacts coupon={coupon} state={state} now={Date.now()} />);
  return [...document.querySelectorAll('dt')].map((label) => [
    label.textContent,
    label.nextElementSibling?.textContent,
  ]);
};
const march = '2099-03-04T12:00:00+08:00';

test('a coupon says until when it may be used, or that it always may', () => {
  expect(facts({ expiry_date: march })).toEqual([['Expire date', '4 Mar 2099']]);
  cleanup();
  expect(facts({ expiry_date: null })).toEqual([['Expire date', 'Always active']]);
});

test('a coupon that has not started says from when, a ticket its time', () => {
  const time_slot = { title: 'Friday at nine' };
  expect(facts({ effective_date: march, expiry_date: null, time_slot })).toEqual([
    ['Time', 'Friday at nine'],
    ['Start date', '4 Mar 2099'],
    ['Expire date', 'Always active'],
  ]);
});

test.each([
  ['can be used', {}, true],
  ['is used', { is_used: true }, false],
  ['is expired', { is_expired: true }, false],
])('the days that are left are said of a coupon that %s: %p', (_, changes, said) => {
  facts({ expiry_date: inDays(2), ...changes });
  expect(screen.queryAllByText(/days? left/)).toHaveLength(said ? 1 : 0);
});

test.each([
  ['with its address', '5 Pier Road', 'Pier 55 Pier Road'],
  ['without an address', null, 'Pier 5'],
])('the store that was selected is named %s', (_, address, words) => {
  const store = { id: '5', name: 'Pier 5', address, is_online_store: false };
  expect(facts({ expiry_date: null, store })[1]).toEqual(['Selected store', words]);
});

const status = (changes: Changes) => {
  const coupon = sampleCoupon(changes);
  const state = couponState(coupon, Date.now(), false);
  return renderWithHost(<CouponStatus kind="coupon" coupon={coupon} state={state} />).container.textContent;
};
const template = { is_within_blackout_period: true };

test.each<[string, Changes, string]>([
  [
    'used on a known day',
    { is_used: true, date_of_use: '2026-03-04T12:00:00+08:00' },
    'UsedUsed on 4 Mar 2026',
  ],
  ['used on an unknown day', { is_used: true, date_of_use: null }, 'Used'],
  [
    'expired on a known day',
    { is_expired: true, expiry_date: '2026-03-04T12:00:00+08:00' },
    'ExpiredExpired on 4 Mar 2026',
  ],
  ['expired on an unknown day', { is_expired: true, expiry_date: null }, 'Expired'],
  ['usable', {}, ''],
  ['on a blackout day', { template }, 'This coupon cannot be used now temporarily.'],
  [
    'without a store',
    { virtual_real_type: 'VIRTUAL' },
    'Choose where you want to use it. You then get your code.',
  ],
  [
    'without a store on a blackout day',
    { virtual_real_type: 'VIRTUAL', template },
    'This coupon cannot be used now temporarily.Choose where you want to use it. You then get your code.',
  ],
])('the status of a coupon that is %s is told above its name', (_, changes, words) => {
  expect(status(changes)).toBe(words);
});

test('a brand without a description is no button; without a brand there is no section', () => {
  const { brand } = sampleTemplate();
  if (!brand) throw new Error('The sample has a brand.');
  renderWithHost(<BrandSection brand={{ ...brand, description: '' }} />);
  expect(screen.getByRole('region', { name: 'Brand' })).toHaveTextContent('Harbour Coffee');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(renderWithHost(<BrandSection brand={null} />).container).toBeEmptyDOMElement();
});

test('the picture of a brand is shown when there is one, and its button says whether the text is open', async () => {
  const { brand } = sampleTemplate();
  if (!brand) throw new Error('The sample has a brand.');
  const icon_url = 'http://api.test/icon.png';
  const { container } = renderWithHost(<BrandSection brand={{ ...brand, icon_url }} />);
  expect(container.querySelector('img')).toHaveAttribute('src', icon_url);
  const button = screen.getByRole('button', { name: 'Harbour Coffee' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).not.toHaveAttribute('aria-controls');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toHaveTextContent(
    'Roasted at the pier.',
  );
});

test('texts have their own titles, or the usual ones; missing ones have no section', async () => {
  renderWithHost(
    <TextSections
      texts={{
        instruction: { title: null, content: 'Show it.' },
        detail: { title: 'What you get', content: 'Two cups.' },
      }}
    />,
  );
  expect(await screen.findByText('Show it.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Instruction' })).toHaveTextContent('Show it.');
  expect(screen.getByRole('region', { name: 'What you get' })).toHaveTextContent('Two cups.');
  expect(
    renderWithHost(<TextSections texts={{ instruction: null, detail: null }} />).container,
  ).toBeEmptyDOMElement();
});

describe('coupon reading', () => {
  // Loaded before the tests, which then do not wait for it.
  beforeAll(preloadOverlays);
  stopClock(1_800_000_000_000);

  const detail = 'GET /customers/7/coupons/1001';

  async function open(answer: () => FakeAnswer | Promise<FakeAnswer>) {
    const fake = await openWallet('/coupon/1001', {
      api: { [detail]: answer, 'GET /customers/7/coupons/1001/applicable_stores': { body: [] } },
    });
    await pass(0);
    return fake;
  }
  const title = (name: string) => screen.getByRole('heading', { level: 1, name });
  const progress = () => screen.queryByRole('progressbar');

  test('while a coupon is read there is its skeleton, and the progress stays for 1.5 s', async () => {
    let settle: (answer: FakeAnswer) => void = () => undefined;
    await open(
      () =>
        new Promise<FakeAnswer>((resolve) => {
          settle = resolve;
        }),
    );
    expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(progress()).toBeInTheDocument();
    expect(title('Coupon details')).toHaveClass('visuallyHidden');
    settle({ body: sampleCoupon() });
    await pass(1_000);
    expect(document.querySelector('[aria-busy="true"]')).not.toBeInTheDocument();
    expect(progress()).toBeInTheDocument();
    await pass(1_000);
    expect(progress()).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('without a network a coupon that was not read says why it is not there, below its heading', async () => {
    goOffline();
    await open(() => new Promise<FakeAnswer>(() => undefined));
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the shop system.');
    expect(title('Coupon details')).not.toHaveClass('visuallyHidden');
  });

  test('a coupon that could not be read is read again on request', async () => {
    let answer: FakeAnswer = { status: 500, body: {} };
    const fake = await open(() => answer);
    expect(title('Coupon details')).not.toHaveClass('visuallyHidden');
    answer = { body: sampleCoupon() };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(0);
    expect(title('Coffee for two')).toBeInTheDocument();
    expect(fake.requests).toHaveLength(2);
  });

  test('the progress is shown also when a coupon is read again', async () => {
    const answers: FakeAnswer[] = [{ body: sampleCoupon() }];
    await open(() => answers.shift() ?? new Promise<FakeAnswer>(() => undefined));
    await pass(60_000);
    expect(progress()).not.toBeInTheDocument();
    act(goOffline);
    act(goOnline);
    await pass(0);
    expect(progress()).toBeInTheDocument();
    expect(title('Coffee for two')).toBeInTheDocument();
  });

  test('the way here leads home and to the list', async () => {
    await open(() => ({ body: sampleCoupon() }));
    const links = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/home'],
      ['My coupons', '/user/myCoupon'],
    ]);
  });

  test('a coupon that was converted is replaced in the history', async () => {
    const real = sampleCoupon({ virtual_real_type: 'VIRTUAL', real_coupon: '1017' });
    const fake = await openWallet('/coupon/1001', {
      api: {
        [detail]: { body: real },
        'GET /customers/7/coupons/1017': { body: sampleCoupon({ id: '1017' }) },
      },
    });
    await pass(0);
    expect(fake.host.navigation.current()).toBe('/coupon/1017');
    expect(fake.host.navigation.state$.value.action).toBe('REPLACE');
  });

  test('on a phone the stores of a coupon are a page of their own', async () => {
    asPhone();
    await open(() => ({ body: sampleCoupon({ virtual_real_type: 'VIRTUAL' }) }));
    expect(screen.getByRole('link', { name: 'Select store' })).toHaveAttribute(
      'href',
      '/coupon/1001/select_store',
    );
    expect(screen.queryByRole('button', { name: 'Select store' })).not.toBeInTheDocument();
  });

  test('on a desktop the stores of a coupon open over it, and close again', async () => {
    const fake = await open(() => ({ body: sampleCoupon({ virtual_real_type: 'VIRTUAL' }) }));
    expect(screen.queryByRole('link', { name: 'Select store' })).not.toBeInTheDocument();
    expect(screen.queryByText('Show this code to the staff.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Select store' }));
    await pass(0);
    const dialog = screen.getByRole('dialog', { name: 'Select pick-up store' });
    expect(fake.host.navigation.current()).toBe('/coupon/1001');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await pass(1_000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
