import { render, screen } from '@testing-library/react';
import { QrCode } from './qr-code';

test('a code is a picture with a name, and another value is another code', () => {
  const { rerender } = render(<QrCode value="M-1" title="Member code" />);
  const first = screen.getByRole('img', { name: 'Member code' });
  rerender(<QrCode value="M-2" title="Member code" />);
  const second = screen.getByRole('img', { name: 'Member code' });
  expect(second).not.toBe(first);
  expect(second.innerHTML).not.toBe(first.innerHTML);
});
