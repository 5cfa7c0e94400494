import { act, render, screen } from '@testing-library/react';
import { goFirst } from './go-first';
import { useAfterFirstPicture } from './use-after-first-picture';

const Below = () => <p>{useAfterFirstPicture() ? 'map' : 'waiting'}</p>;

test('without a first picture the content may load at once', () => {
  render(<Below />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('map');
});

test('the content waits for the first picture, also when that one fails', () => {
  const image = document.createElement('img');
  Object.defineProperty(image, 'complete', { value: false });
  goFirst(image);
  render(<Below />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('waiting');
  act(() => {
    image.dispatchEvent(new Event('error'));
  });
  expect(screen.getByRole('paragraph')).toHaveTextContent('map');
});
