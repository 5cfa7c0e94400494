import type { Language } from '@mrw/shared-contracts';
import type { StoreDetail } from '@mrw/shared-contracts/api/stores';
import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleDetail } from '../testing/stores';
import { StoreSkeleton } from './store-skeleton';
import { StoreView } from './store-view';

function show(over: Partial<StoreDetail> = {}, language: Language = 'en') {
  return renderWithHost(<StoreView store={sampleDetail(over)} />, {
    language,
    config: { richSharing: true },
  });
}
const tags = (name = 'Brand and categories') =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

const brand = ['Harbour Coffee', '/about/store?sf_brand=1'];
const cafe = ['Cafe', '/about/store?sf_category=1&sf_sub_category=1'];

test.each<[string, Partial<StoreDetail>, (string | null)[][]]>([
  ['a brand and a sub-category', {}, [brand, cafe]],
  ['a brand', { subcategories: [] }, [brand]],
  ['a sub-category', { brand: null }, [cafe]],
])('a store with %s leads to the directory with them', (_, over, expected) => {
  show(over);
  expect(tags()).toEqual(expected);
});

test('a store without brand and sub-categories has no list of them', () => {
  show({ brand: null, subcategories: [] });
  expect(screen.queryByRole('list', { name: 'Brand and categories' })).toBeNull();
});

test('sub-categories are named in the language of the page', () => {
  show(
    {
      brand: null,
      subcategories: [
        {
          id: '4',
          name: 'Cafe',
          category: '2',
          display_priority: 1,
          translations: [{ language: 'zh-Hant', name: '咖啡店' }],
        },
      ],
    },
    'zh-Hant',
  );
  expect(tags('品牌及類別')).toEqual([['咖啡店', '/about/store?sf_category=2&sf_sub_category=4']]);
});

test('texts that are not in the language of the page are marked', () => {
  show({ translations: [], name: 'Pier One', address: 'Pier Road' }, 'zh-Hant');
  expect(screen.getByRole('heading', { level: 1, name: 'Pier One' })).toHaveAttribute('lang', 'en-HK');
  expect(fact('地址')?.firstElementChild).toHaveAttribute('lang', 'en-HK');
});

test('texts in the language of the page are not marked', () => {
  show({}, 'zh-Hant');
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
  expect(fact('地址')?.firstElementChild).not.toHaveAttribute('lang');
});

test.each([
  ['district', { district: null }, 'District'],
  ['address', { address: null, translations: [] }, 'Address'],
])('a store without %s has no line for it', (_, over, name) => {
  show(over);
  expect(screen.queryByText(name, { selector: 'dt' })).toBeNull();
  expect(screen.getByText('Phone', { selector: 'dt' })).toBeVisible();
});

test.each([
  [true, 1],
  [false, 0],
])('the mark of an online store (%p) is there %i times', (is_online_store, count) => {
  show({ is_online_store });
  expect(screen.queryAllByText('Online store')).toHaveLength(count);
});

test.each([
  ['Coffee by the water.', 1],
  ['', 0],
])('a store described as "%s" has a section about it %i times', (description, count) => {
  show({ description });
  expect(screen.queryAllByRole('heading', { name: 'About this store' })).toHaveLength(count);
});

test('the photo has the name of the store, and its width for the browser', () => {
  const { container } = show();
  expect(screen.getByRole('img', { name: 'Harbour Coffee Pier One' })).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute(
    'sizes',
    '(min-width: 1024px) 55vw, (min-width: 720px) 40vw, 100vw',
  );
});

test('the directions open in a tab that cannot reach this page', () => {
  show();
  const link = within(screen.getByRole('list', { name: 'Actions' })).getByRole('link', {
    name: /^Directions/,
  });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAccessibleName('Directions (opens in a new tab)');
});

test('a device that shares gets name, address and link of the store', async () => {
  const share = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const user = userEvent.setup();
  show({ photo_url: null });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Harbour Coffee Pier One',
    text: '1 Pier Road',
    url: 'http://localhost/storeDetail/1',
  });
});

test('while a store is loading its outline says nothing', () => {
  const { container } = renderWithHost(<StoreSkeleton />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('.ghost')).toHaveLength(4);
});
