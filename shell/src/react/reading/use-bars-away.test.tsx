import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { renderWithKernel } from '../kernel-context/testing/render-with-kernel';
import { screenWidth } from '../kernel-context/testing/screen-width';
import { useBarsAway } from './use-bars-away';
import { readOn, startReading } from './reading';

function Site({ actions }: { actions: boolean }) {
  const main = useRef<HTMLElement>(null);
  const away = useBarsAway(main);
  return (
    <>
      <header tabIndex={-1}>{away ? 'Away' : 'There'}</header>
      <main ref={main} tabIndex={-1}>
        {actions && <p data-action-bar>Buy</p>}
      </main>
    </>
  );
}

function open({ width = 390, actions = true, simple = false }) {
  screenWidth(width);
  Object.assign(window, { scrollY: 0 });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000);
  const drawn = renderWithKernel(<Site actions={actions} />);
  act(() => {
    drawn.mode.choose(simple);
  });
  return drawn;
}
/** Scrolls, and waits until the code that watches it has come. */
const scrollTo = (top: number) =>
  act(async () => {
    Object.assign(window, { scrollY: top });
    fireEvent.scroll(window);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
const bars = () => screen.getByRole('banner').textContent;

test('the bars leave while a page with an action bar is read, and return at a look back', async () => {
  open({});
  expect(bars()).toBe('There');
  await scrollTo(400);
  expect(bars()).toBe('Away');
  await scrollTo(300);
  expect(bars()).toBe('There');
});

test.each([
  ['on a wide screen', { width: 1280 }],
  ['on a page without an action bar', { actions: false }],
  ['in simple mode', { simple: true }],
])('%s they stay', async (_, options) => {
  open(options);
  await scrollTo(400);
  expect(bars()).toBe('There');
});

test('the end of the page has them', async () => {
  open({});
  await scrollTo(400);
  await scrollTo(5_000 - window.innerHeight);
  expect(bars()).toBe('There');
});

test('what is focused is never hidden: focus outside of the content brings them back', async () => {
  open({});
  await scrollTo(400);
  act(() => {
    screen.getByRole('main').focus();
  });
  expect(bars()).toBe('Away');
  act(() => {
    screen.getByRole('banner').focus();
  });
  expect(bars()).toBe('There');
  // Reading on from there takes them away again.
  await scrollTo(800);
  expect(bars()).toBe('Away');
});

test('simple mode brings them back, and they stay then', async () => {
  const { mode } = open({});
  await scrollTo(400);
  expect(bars()).toBe('Away');
  act(() => {
    mode.choose(true);
  });
  await waitFor(() => {
    expect(bars()).toBe('There');
  });
  await scrollTo(800);
  expect(bars()).toBe('There');
});

test.each([
  ['before it was scrolled', false],
  ['while it is read', true],
])('a site that ends %s listens no more', async (_, reads) => {
  const add = jest.spyOn(window, 'addEventListener');
  const remove = jest.spyOn(window, 'removeEventListener');
  const { unmount } = open({});
  if (reads) await scrollTo(400);
  unmount();
  const scrolls = ({ mock }: typeof add | typeof remove) =>
    mock.calls.filter(([type]) => type === 'scroll').map(([, listener]) => listener);
  expect(scrolls(add)).toHaveLength(reads ? 2 : 1);
  expect(new Set(scrolls(remove))).toEqual(new Set(scrolls(add)));
});

const page = { end: 2_000, height: 800 };
const after = (...ys: number[]) =>
  ys.reduce((reading, y) => readOn(reading, { ...page, y }), startReading(ys[0] ?? 0)).away;

test.each([
  ['at the top', [0, 60], false],
  ['a little way down', [100, 140], false],
  ['reading on', [100, 130, 160], true],
  ['reading on in one step', [0, 400], true],
  ['a shaking finger', [0, 400, 392], true],
  ['the first look back', [0, 400, 380], false],
  ['a look back in small steps', [0, 400, 390, 380], false],
  ['a look back and on again', [0, 400, 380, 420, 440], true],
  ['the end of the page', [0, 700, 1_400, 2_000], false],
  ['beyond the end, pulled', [0, 700, 1_400, 2_040], false],
  ['a jump', [0, 1_500], false],
])('the bars around a page: %s', (_, ys, away) => {
  expect(after(...ys)).toBe(away);
});
