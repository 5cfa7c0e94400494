import type { Store } from '@mrw/shared-contracts/api/stores';
import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { sampleStore } from '../testing/stores';
import { StoreCard } from './store-card';

const show = (
  over: Partial<Store> = {},
  { metres = null, priority = false }: { metres?: number | null; priority?: boolean } = {},
) =>
  renderWithHost(<StoreCard store={sampleStore(over)} metres={metres} priority={priority} />, {
    language: 'zh-Hant',
  });
const lines = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

test.each<[string, Partial<Store>, number | null, string[]]>([
  ['a store', {}, null, ['Harbour Coffee', '碼頭道 1 號', 'Harbour East']],
  ['a store near the visitor', {}, 374, ['Harbour Coffee', '碼頭道 1 號', '370 米Harbour East']],
  ['a store without a brand', { brand: null }, null, ['碼頭道 1 號', 'Harbour East']],
  ['a store without a district', { district: null }, null, ['Harbour Coffee', '碼頭道 1 號']],
  [
    'a store without a district near the visitor',
    { district: null },
    1_240,
    ['Harbour Coffee', '碼頭道 1 號', '1.2 公里'],
  ],
  ['an online store', { is_online_store: true }, null, ['Harbour Coffee', '碼頭道 1 號']],
  [
    'a store without an address',
    { address: null, translations: [] },
    null,
    ['Harbour Coffee', 'Harbour East'],
  ],
])('%s has its lines', (_, over, metres, expected) => {
  show(over, { metres });
  expect(lines()).toEqual(expected);
});

test.each([
  [true, 1],
  [false, 0],
])('the mark of an online store (%p) is there %i times', (is_online_store, count) => {
  show({ is_online_store });
  expect(screen.queryAllByText('網上商店')).toHaveLength(count);
});

test('texts of another language are marked as such', () => {
  show({ translations: [{ language: 'zh-Hant', name: '海港咖啡', address: null }] });
  expect(screen.getByText('海港咖啡')).not.toHaveAttribute('lang');
  expect(screen.getByText('1 Pier Road').parentElement).toHaveAttribute('lang', 'en-HK');
});

test.each([
  [true, 'eager'],
  [false, 'lazy'],
])('the photo of a card with priority %p is loaded %s and says nothing', (priority, loading) => {
  const { container } = show({}, { priority });
  const photo = container.querySelector('img');
  expect(photo).toHaveAttribute('loading', loading);
  expect(photo).toHaveAttribute('alt', '');
  expect(photo).toHaveAttribute(
    'sizes',
    '(min-width: 1023px) 380px, (min-width: 767px) 50vw, (min-width: 17.5em) 72px, 100vw',
  );
});
