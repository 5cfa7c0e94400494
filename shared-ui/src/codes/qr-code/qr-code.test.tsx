import { renderWithHost } from '@mrw/shared-contracts/testing';
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

test('holds the longest text that fits', () => {
  render(<QrCode value={'é'.repeat(1_165)} title="Member code" />);
  expect(screen.getByRole('img', { name: 'Member code' })).toBeInTheDocument();
});

test.each([
  ['too long', 'é'.repeat(1_166)],
  ['no text', 'M-\ud800'],
  ['empty', ''],
])('Q-185 a value that is %s leaves nothing, and is reported', (_, value) => {
  const { fake, container } = renderWithHost(<QrCode value={value} title="Member code" />);
  expect(container).toBeEmptyDOMElement();
  expect(fake.reports).toEqual([{ code: 'QR_CODE', detail: 'The code does not fit a QR code.' }]);
});
