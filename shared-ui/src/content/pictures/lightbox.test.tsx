import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Lightbox } from './lightbox';
import type * as Layer from './lightbox-layer';

let mockOnline = true;
jest.mock('./lightbox-layer', () => {
  if (!mockOnline) throw new Error('offline');
  return jest.requireActual<typeof Layer>('./lightbox-layer');
});

const pictures = [
  { src: '/m/1.jpg', alt: 'Pier' },
  { src: null, alt: 'Lost' },
  { src: 'javascript:alert(1)', alt: 'Hostile' },
];

// The first test: what has arrived stays.
test('when its code does not arrive, it says so, closes and tries again', async () => {
  mockOnline = false;
  const close = jest.fn();
  renderWithHost(<Lightbox pictures={pictures} open onClose={close} />);
  expect(screen.queryByRole('alert')).toBeNull();
  const failure = await screen.findByRole('alert');
  await userEvent.click(within(failure).getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
  mockOnline = true;
  await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Pictures' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a closed one shows nothing', () => {
  renderWithHost(<Lightbox pictures={pictures} open={false} onClose={() => undefined} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('it shows the pictures in full width, and no picture where the address is none', async () => {
  renderWithHost(<Lightbox pictures={pictures} open onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog', { name: 'Pictures' });
  expect(within(dialog).getByRole('region', { name: 'Pictures' })).toBeInTheDocument();
  const images = within(dialog).getAllByRole('img', { hidden: true });
  expect(images.map((image) => image.getAttribute('src'))).toEqual(['/m/1.jpg?w=1280']);
  expect(images[0]).toHaveAttribute('draggable', 'false');
  expect(within(dialog).getByRole('status')).toHaveTextContent('1 of 3');
});

test('it starts at the picture that was pressed', async () => {
  renderWithHost(<Lightbox pictures={pictures} open startAt={2} onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('status')).toHaveTextContent('3 of 3');
});

test('Close and Esc close it, a press beside the picture does not', async () => {
  const close = jest.fn();
  renderWithHost(<Lightbox pictures={pictures} open onClose={close} />);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.click(document.body);
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(2);
});
