import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureSlider } from './picture-slider';
import { nextSlide } from './next-slide';

const pictures = [1, 2, 3].map((number) => ({ src: `/m/${number}.jpg`, alt: `Photo ${number}` }));

test('buttons and dots move through the pictures and the position is announced', async () => {
  renderWithHost(<PictureSlider pictures={pictures} ratio="16/10" />);
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
  await userEvent.click(screen.getByRole('button', { name: '3 of 3' }));
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
});

test('pictures that take no focus themselves take it together, and the arrow keys move them', async () => {
  renderWithHost(<PictureSlider pictures={pictures} ratio="16/10" />);
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('group', { name: 'Pictures' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
  expect(screen.getByRole('group', { name: 'Pictures' })).toHaveFocus();
});

test('pictures to press take the focus themselves, and keep the keys', async () => {
  renderWithHost(<PictureSlider pictures={pictures} ratio="16/10" onOpen={() => undefined} />);
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Photo 1 – Enlarge picture 1' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3');
});

test('a press opens the picture that was pressed', async () => {
  const open = jest.fn();
  renderWithHost(<PictureSlider pictures={pictures.slice(0, 1)} ratio="16/10" onOpen={open} />);
  await userEvent.click(screen.getByRole('button', { name: 'Photo 1 – Enlarge picture 1' }));
  expect(open).toHaveBeenCalledWith(0);
});

test('one picture has no controls', () => {
  renderWithHost(<PictureSlider pictures={pictures.slice(0, 1)} ratio="16/10" />);
  expect(screen.getByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

test('the first picture loads at once, those out of view load later', () => {
  renderWithHost(<PictureSlider pictures={pictures} ratio="16/10" />);
  const loading = screen.getAllByRole('img', { hidden: true }).map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy', 'lazy']);
});

test('a picture without words of its own is named by its number', () => {
  renderWithHost(
    <PictureSlider pictures={[{ src: '/m/1.jpg', alt: '' }]} ratio="16/10" onOpen={() => undefined} />,
  );
  expect(screen.getByRole('button', { name: 'Enlarge picture 1' })).toBeInTheDocument();
});

test('without pictures there is a drawing that says nothing', () => {
  const { container } = renderWithHost(<PictureSlider pictures={[]} ratio="16/10" />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
});

test.each<[string, number, number | null]>([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowUp', 1, null],
  ['Enter', 1, null],
])('%s on slide %d of three leads to %s', (key, at, slide) => {
  expect(nextSlide(key, at, 3)).toBe(slide);
});
