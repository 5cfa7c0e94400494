import { render, screen } from '@testing-library/react';
import { Picture } from './picture';
import { preloadPicture } from './preload-picture';

test('what is prefetched is what the picture draws', () => {
  preloadPicture('/m/1.jpg', '50vw');
  render(<Picture src="/m/1.jpg" alt="Pier" ratio="16/10" sizes="50vw" priority />);
  const hint = document.head.querySelector('link[rel=preload][as=image]');
  const picture = screen.getByAltText('Pier');
  expect(hint?.getAttribute('imagesrcset')).toBe(picture.getAttribute('srcset'));
  expect(hint?.getAttribute('imagesizes')).toBe(picture.getAttribute('sizes'));
  expect(hint).toHaveAttribute('fetchpriority', 'high');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
});
