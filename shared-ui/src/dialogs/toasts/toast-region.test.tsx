import { renderWithHost } from '@mrw/shared-contracts/testing';
import { useHost } from '@mrw/shared-contracts';
import { act, screen, within } from '@testing-library/react';
import { useReducer } from 'react';
import { Notice } from '../../pages/states/notice';
import { ToastRegion } from './toast-region';

function Region() {
  return <ToastRegion messages$={useHost().notify.messages$} />;
}

function LateRegion() {
  const [begun, begin] = useReducer(() => true, false);
  return begun ? <Region /> : <button onClick={begin}>Begin</button>;
}

const wait = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  jest.useFakeTimers();
});

function toast(text: string, tone?: 'done' | 'failed') {
  const { fake } = renderWithHost(<Region />);
  act(() => {
    fake.host.notify.toast(text, tone);
  });
  return fake.host.notify;
}

test('a confirmation is a toast for 1200 ms, a line for 5 s more, and can then be read again (Q-182)', () => {
  toast('Copied');
  const status = screen.getByRole('status');
  const recent = screen.getByRole('region', { name: 'Recent messages' });
  const line = () => screen.queryByRole('button', { name: 'Dismiss message' });
  wait(1_199);
  expect(status).toHaveTextContent('Copied');
  expect(recent).toBeEmptyDOMElement();
  wait(1);
  expect(status).toBeEmptyDOMElement();
  expect(recent).toHaveTextContent('Copied');
  wait(4_999);
  expect(line()).toBeInTheDocument();
  wait(1);
  expect(line()).toBeNull();
  expect(recent).toHaveTextContent('Copied');
});

test.each<[string, 'done' | 'failed' | null, number]>([
  ['nothing follows', null, 0],
  ['another one follows at once', 'done', 0],
  ['another one follows after 1 s', 'done', 1_000],
  ['a failure follows after 1 s', 'failed', 1_000],
  ['another one follows after 3 s', 'done', 3_000],
])('every message of success can be seen for at least 5 s: %s', (_, next, after) => {
  const notify = toast('Copied');
  wait(after);
  act(() => {
    if (next) notify.toast('Next', next);
  });
  wait(4_999 - after);
  const seen = [
    ...screen.getByRole('status').children,
    ...screen.getAllByRole('button', { name: 'Dismiss message' }).map(({ parentElement }) => parentElement),
  ];
  expect(seen.map((message) => message?.textContent)).toEqual(next ? ['Copied', 'Next'] : ['Copied']);
});

test('of messages from before the region only the last is shown', () => {
  const { fake } = renderWithHost(<LateRegion />);
  act(() => {
    fake.host.notify.toast('First');
    fake.host.notify.toast('Second');
  });
  act(() => {
    screen.getByText('Begin').click();
  });
  expect(screen.getByRole('region', { name: 'Recent messages' })).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toHaveTextContent('Second');
});

test('the text of a failure stays until it is dismissed (Q-182)', () => {
  toast('We could not copy the code.', 'failed');
  wait(60_000);
  const dismiss = screen.getByRole('button', { name: 'Dismiss message' });
  act(() => {
    dismiss.click();
  });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a second message gets its own 1200 ms', () => {
  const notify = toast('First');
  wait(1_000);
  act(() => {
    notify.toast('Second');
  });
  wait(1_000);
  expect(within(screen.getByRole('status')).getByText('Second')).toBeInTheDocument();
  wait(200);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['done', 'done'],
  ['failed', 'alert'],
] as const)('a message of the tone %s has the picture %s', (tone, picture) => {
  toast('Copied', tone);
  expect(screen.getByRole('status').querySelector('svg')).toHaveAttribute('data-icon', picture);
});

test('without a message no timer runs, and a region that is gone leaves none', () => {
  const { fake, unmount } = renderWithHost(<Region />);
  expect(screen.getByRole('region', { name: 'Recent messages' })).toBeEmptyDOMElement();
  const before = jest.getTimerCount();
  act(() => {
    fake.host.notify.toast('Copied');
  });
  expect(jest.getTimerCount()).toBe(before + 1);
  wait(1_200);
  expect(jest.getTimerCount()).toBe(before + 1);
  unmount();
  expect(jest.getTimerCount()).toBe(before);
});

test.each<[string, Readonly<Record<string, readonly [number, number]>>, string]>([
  ['lies over the action bar stands above it', { 'data-action-bar': [700, 60] }, '108px'],
  ['has room keeps its place', { 'data-action-bar': [300, 60] }, ''],
  ['lies over an offer stands above it', { 'data-offer': [650, 90] }, '158px'],
  [
    'would lie over both stands above the upper one',
    { 'data-offer': [600, 90], 'data-action-bar': [700, 60] },
    '208px',
  ],
  ['has no room above an offer keeps its place', { 'data-offer': [20, 780] }, ''],
])('a message that %s', async (_, kept, bottom) => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const name = Object.keys(kept).find((one) => this.hasAttribute(one));
    const [top, height] = (name && kept[name]) || [720, 24];
    return new DOMRect(0, top, 390, height);
  });
  Object.assign(window, { innerHeight: 800 });
  toast('Coupon applied');
  const added = Object.keys(kept).map((name) => {
    const element = document.createElement('div');
    element.toggleAttribute(name, true);
    document.body.append(element);
    return element;
  });
  await act(async () => {
    await Promise.resolve();
  });
  const region = screen.getByRole('status').parentElement;
  expect(region?.style.bottom).toBe(bottom);
  wait(1_200);
  expect(region?.style.bottom).toBe(bottom);
  for (const element of added) element.remove();
  // The buttons of a dialog come from below the window.
  window.dispatchEvent(new Event('animationend'));
  expect(region?.style.bottom).toBe('');
});

test.each([
  ['says itself', 'Insufficient points.', 0],
  ['does not say', 'Out of stock.', 1],
])('a failure that the page %s leaves a line of its own in that case only', (_, said, lines) => {
  const { fake } = renderWithHost(
    <>
      <Notice tone="err" live>
        {said}
      </Notice>
      <Region />
    </>,
  );
  act(() => {
    fake.host.notify.toast('Insufficient points.', 'failed');
  });
  expect(screen.getByRole('status')).toHaveTextContent('Insufficient points.');
  wait(1_200);
  expect(screen.queryAllByRole('button', { name: 'Dismiss message' })).toHaveLength(lines);
  // It can be read again among the recent messages.
  expect(screen.getByRole('region', { name: 'Recent messages' })).toHaveTextContent('Insufficient points.');
});
