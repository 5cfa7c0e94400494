import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Breadcrumb } from './breadcrumb';
import { Section } from './section';
import { StickyActionBar } from './sticky-action-bar';

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
