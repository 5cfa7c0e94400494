import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { renderWithHost } from '@mrw/shared-contracts/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inDays, sampleCoupon, sampleTemplate } from '../testing/samples';
import { BrandSection } from './brand-section';
import { CouponFacts } from './coupon-facts';
import { couponState } from './coupon-state';
import { CouponStatus } from './coupon-status';
import { TextSections } from './text-sections';

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
