import { createSimpleMode } from './simple-mode';

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
