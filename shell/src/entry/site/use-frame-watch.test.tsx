import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { manifestOf, renderInKernel } from '../../react/kernel-context/testing/render-in-kernel';
import { addedBy } from './frame';
import { useFrameWatch } from './use-frame-watch';

const pressed = jest.fn();

function Site() {
  const site = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const drawing = useFrameWatch(site, { pathname, edges: 'full true' });
  return (
    <div ref={site}>
      <header key={`header ${drawing}`}>
        <button onClick={pressed}>Menu</button>
      </header>
      <main>Page</main>
      <footer key={`footer ${drawing}`}>
        <a href="/terms">Terms</a>
      </footer>
      <div>Bar</div>
    </div>
  );
}

const open = () => renderInKernel(<Site />, { manifest: manifestOf({}), path: '/home' });
const order = () =>
  Array.from(document.querySelector('main')?.parentElement?.children ?? []).map(
    ({ textContent }) => textContent,
  );

const faults: [string, () => void, string][] = [
  ['header removed', () => document.querySelector('header')?.remove(), 'header removed'],
  ['footer removed', () => document.querySelector('footer')?.remove(), 'footer removed'],
  ['header emptied', () => document.querySelector('header')?.replaceChildren(), 'header emptied'],
  ['site removed', () => document.querySelector('main')?.parentElement?.remove(), 'div removed'],
  ['body emptied', () => (document.body.innerHTML = ''), 'div removed'],
  [
    'header hidden',
    () => document.querySelector('header')?.setAttribute('style', 'display: none'),
    'header hidden',
  ],
  ['footer hidden', () => document.querySelector('footer')?.setAttribute('hidden', ''), 'footer hidden'],
];

test.each(faults)('%s: the frame is whole again, works, and a record says so', async (_, damage, detail) => {
  const { records } = open();
  act(damage);
  await waitFor(() => {
    expect(records).toEqual([expect.objectContaining({ code: 'MRW-118', detail })]);
  });
  await waitFor(() => {
    expect(order()).toEqual(['Menu', 'Page', 'Terms', 'Bar']);
  });
  expect(screen.getByRole('contentinfo')).toBeVisible();
  pressed.mockReset();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('of what is added to the body it is known which remote was active', async () => {
  open();
  const layer = document.body.appendChild(document.createElement('p'));
  await waitFor(() => {
    expect(addedBy.has(layer)).toBe(true);
  });
  layer.remove();
});

test('what was removed at the moment of a rendering returns too', async () => {
  const { records, kernel } = open();
  act(() => {
    document.querySelector('header')?.remove();
    kernel.navigation.navigate('/about/store');
  });
  await waitFor(() => {
    expect(records).toHaveLength(1);
  });
  expect(order()).toEqual(['Menu', 'Page', 'Terms', 'Bar']);
});

test('a remote that never stops is answered at once first, and later once a second', async () => {
  jest.useFakeTimers();
  const { records } = open();
  const remove = async () => {
    document.querySelector('header')?.remove();
    await Promise.resolve();
  };
  for (let count = 0; count < 25; count += 1) await act(remove);
  expect(records).toHaveLength(20);
  expect(document.querySelector('header')).toBeNull();
  act(() => {
    jest.advanceTimersByTime(1_000);
  });
  expect(document.querySelector('header')).not.toBeNull();
  expect(records).toHaveLength(21);
});

test('a change within the page is none of the frame', async () => {
  const { records, unmount } = open();
  act(() => document.querySelector('main')?.replaceChildren('Other'));
  act(() => document.body.append(document.createElement('aside')));
  await act(() => Promise.resolve());
  expect(records).toEqual([]);
  unmount();
  document.querySelector('aside')?.remove();
});
