import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useModalFocus } from './use-modal-focus';

function View({ onClose }: { onClose(): void }) {
  const view = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useModalFocus(view, first, onClose);
  return (
    <div ref={view} data-testid="view">
      <button ref={first}>Close</button>
    </div>
  );
}

test('Esc closes by the function of the last render; other keys do not close', () => {
  const earlier = jest.fn();
  const latest = jest.fn();
  const { rerender } = render(<View onClose={earlier} />);
  rerender(<View onClose={latest} />);
  fireEvent.keyDown(screen.getByRole('button'), { key: 'a' });
  expect(latest).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
  expect(latest).toHaveBeenCalledTimes(1);
  expect(earlier).not.toHaveBeenCalled();
});

test('the keys of a closed view do nothing', () => {
  const close = jest.fn();
  const { unmount } = render(<View onClose={close} />);
  const view = screen.getByTestId('view');
  unmount();
  fireEvent.keyDown(view, { key: 'Escape' });
  expect(close).not.toHaveBeenCalled();
});

test('a view that was opened from a drawing gives the focus to nothing else', () => {
  const drawing = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  drawing.setAttribute('tabindex', '0');
  drawing.focus();
  const { unmount } = render(<View onClose={() => undefined} />);
  expect(screen.getByRole('button')).toHaveFocus();
  expect(unmount).not.toThrow();
  expect(document.body).toHaveFocus();
  drawing.remove();
});

test('a view without its first button leaves the focus where it is', () => {
  const view = { current: document.createElement('div') };
  const close = jest.fn();
  renderHook(() => {
    useModalFocus(view, { current: null }, close);
  });
  expect(document.body).toHaveFocus();
  fireEvent.keyDown(view.current, { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(1);
});

test('a view that is not drawn leaves the page as it is', () => {
  renderHook(() => {
    useModalFocus({ current: null }, { current: null }, () => undefined);
  });
  expect(document.body.style.overflow).toBe('');
});
