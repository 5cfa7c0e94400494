import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture';

test('a picture reserves its place, offers several widths and loads late', () => {
  render(<Picture src="http://api.test/media/1.jpg" alt="Tea set" ratio="4/3" sizes="33vw" />);
  const image = screen.getByRole('img', { name: 'Tea set' });
  expect(image).toHaveAttribute('width', '1280');
  expect(image).toHaveAttribute('height', '960');
  expect(image).toHaveAttribute('srcset', expect.stringContaining('/media/1.jpg?w=320 320w'));
  expect(image).toHaveAttribute('sizes', '33vw');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('draggable', 'false');
});

test('a picture without a stated width is as wide as the window', () => {
  render(<Picture src="/m/1.jpg" alt="Tea set" ratio="4/3" />);
  expect(screen.getByRole('img', { name: 'Tea set' })).toHaveAttribute('sizes', '100vw');
});

test.each([
  ['the first picture of a page', true],
  ['another picture', false],
])('%s makes the others wait: %p', (_, priority) => {
  const waits = () => document.documentElement.hasAttribute('data-first-picture');
  const { unmount } = render(<Picture src="/m/1.jpg" alt="Tea set" ratio="4/3" priority={priority} />);
  expect(waits()).toBe(priority);
  unmount();
  expect(waits()).toBe(false);
});

test('the first picture of a page loads at once and first', () => {
  render(<Picture src="/m/1.jpg" alt="Banner" ratio="21/9" priority />);
  const image = screen.getByRole('img', { name: 'Banner' });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('a broken picture becomes a drawing with the same words, and a new address is tried', () => {
  const { rerender } = render(<Picture src="/m/broken.jpg" alt="Tea set" ratio="1/1" />);
  fireEvent.error(screen.getByRole('img', { name: 'Tea set' }));
  expect(screen.getByRole('img', { name: 'Tea set' }).tagName).toBe('SPAN');
  rerender(<Picture src="/m/2.jpg" alt="Tea set" ratio="1/1" />);
  expect(screen.getByRole('img', { name: 'Tea set' }).tagName).toBe('IMG');
});

test('a missing decorative picture says nothing', () => {
  const { container } = render(<Picture src={null} alt="" ratio="16/10" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('[aria-label]')).toBeNull();
});

test('an address that is none of a picture is not handed to the browser', () => {
  render(<Picture src="javascript:alert(1)" alt="Tea set" ratio="1/1" />);
  expect(screen.getByRole('img', { name: 'Tea set' }).tagName).toBe('SPAN');
  expect(document.querySelector('img')).toBeNull();
});
