import { fireEvent, render, screen } from '@testing-library/react';
import { useDragToClose } from './drag-to-close';

const close = jest.fn();

function Sheet({ enabled = true }: { enabled?: boolean }) {
  return (
    <div data-sheet="" data-testid="sheet">
      <div {...useDragToClose(close, enabled)}>Head</div>
    </div>
  );
}

function pull(pixels: number, end: 'touchEnd' | 'touchCancel' = 'touchEnd') {
  const head = screen.getByText('Head');
  fireEvent.touchStart(head, { touches: [{ clientY: 100 }] });
  fireEvent.touchMove(head, { touches: [{ clientY: 100 + pixels }] });
  const moved = screen.getByTestId('sheet').style.transform;
  fireEvent[end](head);
  return moved;
}

beforeEach(() => {
  close.mockReset();
});

test('a sheet follows the finger and closes when it is let go far enough down', () => {
  render(<Sheet />);
  expect(pull(120)).toBe('translateY(120px)');
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([
  ['a short pull', 40, 'touchEnd'],
  ['a pull upwards', -200, 'touchEnd'],
  ['a pull that the system took over', 200, 'touchCancel'],
] as const)('%s puts the sheet back', (_, pixels, end) => {
  render(<Sheet />);
  pull(pixels, end);
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByTestId('sheet').style.transform).toBe('');
});

test('a sheet that must not close does not move', () => {
  render(<Sheet enabled={false} />);
  expect(pull(200)).toBe('');
  expect(close).not.toHaveBeenCalled();
});
