import { render, screen } from '@testing-library/react';
import { useFocusOnFault } from './use-focus-on-fault';

function Form({ fault }: { fault: unknown }) {
  const form = useFocusOnFault(fault);
  return (
    <form ref={form}>
      <input aria-label="Right" />
      <input aria-label="Wrong" aria-invalid="true" />
      <button data-invalid>Photo</button>
    </form>
  );
}
const wrong = () => screen.getByLabelText('Wrong');

test.each([null, undefined, false, ''])('without a fault (%j) the focus stays', (fault) => {
  render(<Form fault={fault} />);
  expect(document.body).toHaveFocus();
});

test('each failed attempt moves the focus to the first faulty field, the same attempt once', () => {
  const first = { kind: 'unusable' };
  const { rerender } = render(<Form fault={first} />);
  expect(wrong()).toHaveFocus();
  screen.getByLabelText('Right').focus();
  rerender(<Form fault={first} />);
  expect(screen.getByLabelText('Right')).toHaveFocus();
  rerender(<Form fault={{ ...first }} />);
  expect(wrong()).toHaveFocus();
});

function Photo() {
  const form = useFocusOnFault(true);
  return (
    <form ref={form}>
      <button>Other</button>
      <button data-invalid>Photo</button>
    </form>
  );
}

test('a button that stands for a faulty field is focused', () => {
  render(<Photo />);
  expect(screen.getByRole('button', { name: 'Photo' })).toHaveFocus();
});
