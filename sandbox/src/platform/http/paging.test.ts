import { nextLink, parseLinkHeader } from '@mrw/shared-contracts/api/link-header';
import { linkPages, pageWindow } from './paging';

function linkOf(url: string, page: { number?: number; size?: number }, total: number): string {
  let header = '';
  const query = { 'page[number]': page.number, 'page[size]': page.size };
  linkPages(
    {
      request: { url },
      header(_name: string, value: unknown) {
        header = String(value);
        return this as never;
      },
    },
    'http://localhost:4000',
    pageWindow(query, 20),
    total,
  );
  return header;
}

test('the next page keeps the rest of the query', () => {
  const next = nextLink(linkOf('/stores?sort=name&filter[brand]=1,2&page[number]=1', { size: 10 }, 25));
  const url = new URL(next ?? '');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    sort: 'name',
    'filter[brand]': '1,2',
    'page[number]': '2',
    'page[size]': '10',
  });
});

test.each([
  [1, 60, ['next', 'first', 'last']],
  [2, 60, ['next', 'prev', 'first', 'last']],
  [3, 60, ['prev', 'first', 'last']],
  [9, 60, ['prev', 'first', 'last']],
  [1, 0, ['first', 'last']],
  [1, 20, ['first', 'last']],
])('page %i of %i rows links %p', (number, total, relations) => {
  expect(Object.keys(parseLinkHeader(linkOf('/campaigns', { number }, total)))).toEqual(relations);
});

test('a page holds 10000 rows at most', () => {
  expect(pageWindow({ 'page[number]': 3, 'page[size]': 99_999 })).toEqual({
    number: 3,
    size: 10_000,
    offset: 20_000,
  });
});
