import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { PageLayout, type PageLayoutProps } from './page-layout';

/** The parts of the page from top to bottom, each with the texts inside it. */
function open(props: Partial<PageLayoutProps>) {
  const { container } = renderWithHost(
    <PageLayout {...props}>
      <p>Content</p>
    </PageLayout>,
  );
  const page = container.firstElementChild;
  return {
    shape: page?.querySelector('[aria-hidden="true"]') ?? null,
    parts: Array.from(page?.children ?? [], (part) =>
      Array.from(part.children, (inner) => inner.textContent),
    ),
  };
}

const actions = <button type="button">Share</button>;

test('a title is the visible level-1 heading of the page', () => {
  const { parts } = open({ title: 'Coupons' });
  const heading = screen.getByRole('heading', { level: 1, name: 'Coupons' });
  expect(heading).not.toHaveClass('visuallyHidden');
  expect(parts).toEqual([['Coupons'], []]);
});

test('a hidden title is one heading for screen readers, without a row of its own', () => {
  const { parts } = open({ title: 'Coupons', titleHidden: true });
  expect(screen.getByRole('heading', { level: 1, name: 'Coupons' })).toHaveClass('visuallyHidden');
  expect(parts).toEqual([[], []]);
});

test('actions stay on screen beside a hidden title', () => {
  const { parts } = open({ title: 'Coupons', titleHidden: true, actions });
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(parts).toEqual([[], ['Share'], []]);
});

test.each<[string, Partial<PageLayoutProps>, (string | null)[][]]>([
  ['nothing but content', {}, [[]]],
  ['a title that is hidden and absent', { titleHidden: true }, [[]]],
  ['an empty title', { title: '' }, [[]]],
  ['an action without a title', { actions }, [['Share'], []]],
])('a page with %s has no heading', (_, props, expected) => {
  const { parts, shape } = open(props);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(shape).toBeNull();
  expect(parts).toEqual(expected);
});

test('a title and its actions are in one row', () => {
  const { parts } = open({ title: 'Coupons', actions });
  expect(parts).toEqual([['Coupons', 'Share'], []]);
});

test('the space of an unknown title is reserved without a heading', () => {
  const { parts, shape } = open({ titleShape: true });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(shape).toHaveStyle({ width: '8em' });
  expect(parts).toEqual([[''], []]);
});

test('a page without a breadcrumb has no navigation', () => {
  open({ title: 'Coupons' });
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a breadcrumb is above the title', () => {
  const { parts } = open({
    title: 'Coupons',
    breadcrumb: [{ label: 'Home', to: '/home' }, { label: 'Coupons' }],
  });
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeInTheDocument();
  expect(parts).toEqual([['HomeCoupons'], ['Coupons'], []]);
});
