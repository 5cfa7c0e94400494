import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleHome } from './simple-home';
import { createSimpleMode } from './simple-mode';
import { SimpleModeContext } from './simple-mode-context';
import { SimpleModeToggle } from './simple-mode-toggle';

const modeOfTest = () => createSimpleMode(document.documentElement, () => localStorage);

test('the home page of simple mode has four tasks and the way back', () => {
  const mode = modeOfTest();
  mode.choose(true);
  renderWithHost(
    <SimpleModeContext.Provider value={mode}>
      <SimpleHome />
    </SimpleModeContext.Provider>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What would you like to do?');
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['My card', '/user/myCard'],
    ['My coupons', '/user/myCoupon'],
    ['Offers', '/offer/LATEST'],
    ['Stores', '/about/store'],
  ]);
  expect(screen.getByRole('button', { name: 'Back to the full site' })).toBeInTheDocument();
});

test('the button switches the mode, and is named by what it does', async () => {
  const mode = modeOfTest();
  renderWithHost(
    <SimpleModeContext.Provider value={mode}>
      <SimpleModeToggle />
    </SimpleModeContext.Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Simple mode (larger text)' }));
  expect(mode.on$.value).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the full site' }));
  expect(mode.on$.value).toBe(false);
});

test('without its context it fails with the reason', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderWithHost(<SimpleModeToggle />)).toThrow('SimpleModeContext');
});

const root = document.createElement('html');

test('it is off on a first visit, and what was chosen is remembered on the device', () => {
  const first = createSimpleMode(root, () => localStorage);
  expect([first.on$.value, root.hasAttribute('data-simple')]).toEqual([false, false]);
  first.choose(true);
  expect([first.on$.value, root.hasAttribute('data-simple')]).toEqual([true, true]);
  root.removeAttribute('data-simple');
  const next = createSimpleMode(root, () => localStorage);
  expect([next.on$.value, root.hasAttribute('data-simple')]).toEqual([true, true]);
  next.choose(false);
  expect(root.hasAttribute('data-simple')).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('where storage is blocked the choice lasts for the page', () => {
  const mode = createSimpleMode(root, () => {
    throw new DOMException('denied', 'SecurityError');
  });
  mode.choose(true);
  expect([mode.on$.value, root.hasAttribute('data-simple')]).toEqual([true, true]);
});
