import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// Loaded before the test, which then does not wait for it.
import '../pictures/lightbox-layer';
import { ItemPictures } from './item-pictures';

const pictures = [1, 2].map((number) => ({ src: `/m/${number}.jpg`, alt: `Photo ${number}` }));

test('a press shows that picture over the whole screen until it is closed', async () => {
  renderWithHost(<ItemPictures pictures={pictures} ratio="4/3" />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Photo 2 – Enlarge picture 2', hidden: true }));
  const dialog = await screen.findByRole('dialog', { name: 'Pictures' });
  expect(within(dialog).getByRole('status')).toHaveTextContent('2 of 2');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
