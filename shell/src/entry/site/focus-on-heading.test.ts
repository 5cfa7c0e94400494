import { focusOnHeading } from './focus-on-heading';

let stop: () => void = () => undefined;

/** The frame of the site: a link outside of the page, and the page. */
function frame(page: string): HTMLElement {
  document.body.innerHTML = `<a href="/other">Menu entry</a><main tabindex="-1">${page}</main>`;
  const main = document.querySelector('main');
  if (!main) throw new Error('no main');
  document.querySelector('a')?.focus();
  return main;
}

/** Runs the observer and the timers that are due. */
const settle = () => jest.advanceTimersByTimeAsync(1);
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => stop());

test('the heading of the new page has the focus', async () => {
  stop = focusOnHeading(frame('<h1>Offers</h1>'));
  await settle();
  expect(focused()).toBe('Offers');
});

test('a heading that arrives late, or again, has it too', async () => {
  const main = frame('<h1>Old page</h1>');
  stop = focusOnHeading(main);
  await settle();
  main.innerHTML = '<p>Loading</p>';
  await settle();
  main.innerHTML = '<h1>New page</h1>';
  await settle();
  expect(focused()).toBe('New page');
});

test('a page that places the focus itself keeps it', async () => {
  const main = frame('<h1>Use a coupon</h1><input />');
  stop = focusOnHeading(main);
  await settle();
  main.querySelector('input')?.focus();
  main.append('more');
  await settle();
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('an overlay keeps the focus until it has gone; then its opener does not get it back', async () => {
  const main = frame('<h1>Stores</h1>');
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button>Close</button></div>');
  document.querySelector('button')?.focus();
  stop = focusOnHeading(main);
  await settle();
  expect(focused()).toBe('Close');
  document.querySelector('[role=dialog]')?.remove();
  document.querySelector('a')?.focus();
  await settle();
  expect(focused()).toBe('Stores');
});

test.each(['keydown', 'pointerdown'])('after a %s of the visitor it stays away', async (move) => {
  const main = frame('<p>Loading</p>');
  stop = focusOnHeading(main);
  await settle();
  window.dispatchEvent(new Event(move));
  main.innerHTML = '<h1>Late</h1>';
  await settle();
  expect(focused()).toBe('Menu entry');
});

test('it gives up on a page that gets no heading', async () => {
  const main = frame('<p>Loading</p>');
  stop = focusOnHeading(main);
  await jest.advanceTimersByTimeAsync(4_001);
  main.innerHTML = '<h1>Much too late</h1>';
  await settle();
  expect(focused()).toBe('Menu entry');
});
