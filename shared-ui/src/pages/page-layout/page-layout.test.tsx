import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageLayout, type PageLayoutProps } from './page-layout';
import { Breadcrumb } from './breadcrumb';
import { Section } from './section';
import { StickyActionBar } from './sticky-action-bar';

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

test('the crumbs lead to their pages and the last one is the page itself', async () => {
  const { fake } = renderWithHost(
    <Breadcrumb
      items={[{ label: 'Home', to: '/home' }, { label: 'Coupons', to: '/coupons' }, { label: 'Tea' }]}
    />,
  );
  const list = within(screen.getByRole('navigation', { name: 'You are here' })).getByRole('list');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Home', 'Coupons', 'Tea']);
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Coupons']);
  expect(screen.getByText('Tea')).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('link', { name: 'Coupons' }));
  expect(fake.host.navigation.current()).toBe('/coupons');
});

test('a section is named by its level-2 heading', () => {
  renderWithHost(
    <Section title="Nearby">
      <p>Harbour Bakery</p>
    </Section>,
  );
  const section = screen.getByRole('region', { name: 'Nearby' });
  expect(within(section).getByText('Harbour Bakery')).toBeInTheDocument();
  const heading = within(section).getByRole('heading', { level: 2, name: 'Nearby' });
  expect(heading.nextElementSibling).toBeNull();
});

test('the action of a section is beside its heading', () => {
  renderWithHost(
    <Section title="Nearby" action={<a href="/stores">View all</a>}>
      <p>Harbour Bakery</p>
    </Section>,
  );
  expect(screen.getByRole('heading').nextElementSibling).toContainElement(
    screen.getByRole('link', { name: 'View all' }),
  );
});

test.each([
  ['1,200 points', ['1,200 points', 'Redeem']],
  [undefined, ['Redeem']],
])('the bar of the action with the summary %p shows %j', (summary, texts) => {
  const { container } = renderWithHost(
    <StickyActionBar summary={summary}>
      <button type="button">Redeem</button>
    </StickyActionBar>,
  );
  const bar = container.querySelector('[data-action-bar]');
  expect(Array.from(bar?.children ?? [], (part) => part.textContent)).toEqual(texts);
});
