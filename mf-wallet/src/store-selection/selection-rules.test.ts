import { sampleStore, sampleTemplate } from '../testing/samples';
import {
  asksMedium,
  convertRequest,
  isOnlineSelectable,
  isSelectable,
  nothingChosen,
  stillSelectable,
  storesToChoose,
} from './selection-rules';

const shop = sampleStore({ id: '1' });
const empty = sampleStore({ id: '2', stock_count: 0 });
const web = sampleStore({ id: '9', is_online_store: true });
const pickUp = sampleTemplate({ should_use_in_store: true });
const either = sampleTemplate({
  should_select_usage_medium: true,
  show_online_offline_selection: true,
  should_use_in_store: true,
  medium_type: 'BOTH',
});

test.each([
  [null, true],
  [3, true],
  [0, false],
])('W-067 a store with stock %s is selectable: %s', (stock_count, selectable) => {
  expect(isSelectable(sampleStore({ stock_count }))).toBe(selectable);
});

test('W-069 a pick-up store is sent with its medium', () => {
  expect(convertRequest(pickUp, [shop, web], { medium: null, storeId: '1' })).toEqual({
    store_id: '1',
    usage_medium: 'OFFLINE',
  });
});

test.each([
  ['no store is chosen', { medium: null, storeId: null }],
  ['the chosen store has no stock', { medium: null, storeId: '2' }],
  ['the chosen store is not in the list', { medium: null, storeId: '77' }],
] as const)('cannot go on while %s', (_, choice) => {
  expect(convertRequest(pickUp, [shop, empty], choice)).toBeNull();
});

test('W-071 online is sent with the online store', () => {
  const online = { medium: 'ONLINE', storeId: null } as const;
  expect(convertRequest(either, [shop, web], online)).toEqual({ store_id: '9', usage_medium: 'ONLINE' });
  expect(convertRequest(either, [shop], online)).toEqual({ store_id: null, usage_medium: 'ONLINE' });
});

test('W-067 an online store without stock cannot be chosen online', () => {
  const online = { medium: 'ONLINE', storeId: null } as const;
  const soldOut = { ...web, stock_count: 0 };
  expect(isOnlineSelectable([shop, soldOut])).toBe(false);
  expect(convertRequest(either, [shop, soldOut], online)).toBeNull();
  expect(isOnlineSelectable([empty, web])).toBe(true);
  expect(isOnlineSelectable([empty])).toBe(true);
});

test.each([
  [
    'a store that still has stock',
    [shop, empty],
    { medium: 'OFFLINE', storeId: '1' },
    { medium: 'OFFLINE', storeId: '1' },
  ],
  [
    'not a store without stock',
    [shop, empty],
    { medium: 'OFFLINE', storeId: '2' },
    { medium: 'OFFLINE', storeId: null },
  ],
  ['not a store that is gone', [shop], { medium: null, storeId: '77' }, nothingChosen],
  ['online', [web], { medium: 'ONLINE', storeId: null }, { medium: 'ONLINE', storeId: null }],
  [
    'not online without stock',
    [{ ...web, stock_count: 0 }],
    { medium: 'ONLINE', storeId: null },
    nothingChosen,
  ],
] as const)('of a choice stays %s', (_, stores, choice, left) => {
  expect(stillSelectable(stores, choice)).toEqual(left);
});

test('Q-107 offline needs a store only when the coupon must be used in one', () => {
  const offline = { medium: 'OFFLINE', storeId: null } as const;
  expect(convertRequest(either, [shop, web], offline)).toBeNull();
  const anywhere = { ...either, should_use_in_store: false };
  expect(convertRequest(anywhere, [shop, web], offline)).toEqual({ store_id: null, usage_medium: 'OFFLINE' });
});

test('Q-107 offers stores once offline is chosen, and never the online one', () => {
  expect(storesToChoose(either, [shop, web], null)).toEqual([]);
  expect(storesToChoose(either, [shop, web], 'ONLINE')).toEqual([]);
  expect(storesToChoose(either, [shop, web], 'OFFLINE')).toEqual([shop]);
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])('Q-107 the medium is requested with %p and %p: %p', (select, show, asks) => {
  const template = { ...either, should_select_usage_medium: select, show_online_offline_selection: show };
  expect(asksMedium(template)).toBe(asks);
});

test('Q-107 without a store to be used in there is none to choose offline', () => {
  expect(storesToChoose({ ...either, should_use_in_store: false }, [shop, web], 'OFFLINE')).toEqual([]);
});

test('Q-107 nothing can be sent before online or offline is chosen', () => {
  const anywhere = { ...either, should_use_in_store: false };
  expect(convertRequest(anywhere, [shop], { medium: null, storeId: '1' })).toBeNull();
});

const anyUse = (medium: 'ONLINE' | 'OFFLINE' | 'BOTH') =>
  sampleTemplate({
    should_select_usage_medium: false,
    show_online_offline_selection: false,
    should_use_in_store: false,
    medium_type: medium,
  });

test.each([
  ['the chosen shop', anyUse('BOTH'), [shop, web], '1', { store_id: '1', usage_medium: 'OFFLINE' }],
  ['the chosen online store', anyUse('BOTH'), [shop, web], '9', { store_id: '9', usage_medium: 'ONLINE' }],
  ['nothing while a store is to be chosen', anyUse('BOTH'), [shop], null, null],
  ['nothing where a store is needed and there is none', pickUp, [], null, null],
  ['no medium where both are possible', anyUse('BOTH'), [], null, { store_id: null, usage_medium: null }],
  ['the only medium', anyUse('ONLINE'), [], null, { store_id: null, usage_medium: 'ONLINE' }],
] as const)('without a question of the medium it sends %s', (_, template, stores, storeId, request) => {
  expect(convertRequest(template, stores, { medium: null, storeId })).toEqual(request);
});
