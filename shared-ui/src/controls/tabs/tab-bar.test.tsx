import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { narrowScreen } from '../../basics/viewport/testing/narrow-screen';
import { TabBar } from './tab-bar';

const tabs = [
  { id: '1', label: 'Latest', to: '/offer/LATEST' },
  { id: '2', label: 'Food', to: '/offer/Food?id=2' },
];

const bar = <TabBar label="Offers" tabs={tabs} selected="1" />;

test('on a wide screen every tab is a link and the current one is marked', async () => {
  const { fake } = renderWithHost(bar, { path: '/offer/LATEST' });
  expect(screen.getByRole('link', { name: 'Latest' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('link', { name: 'Food' }));
  expect(fake.host.navigation.current()).toBe('/offer/Food?id=2');
});

describe('under 769 px', () => {
  narrowScreen();

  test('the tabs are a dropdown named after the current one', async () => {
    const { fake } = renderWithHost(bar);
    const toggle = screen.getByRole('button', { name: 'Latest', expanded: false });
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.click(toggle);
    await userEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Food' }));
    expect(fake.host.navigation.current()).toBe('/offer/Food?id=2');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('Esc closes it and returns the focus, a press elsewhere closes it', async () => {
    renderWithHost(bar);
    const toggle = screen.getByRole('button', { name: 'Latest' });
    await userEvent.click(toggle);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(toggle).toHaveFocus();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await userEvent.click(document.body);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});
