import { renderWithHost } from '@mrw/shared-contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { sampleStores } from '../testing/stores';
import { LazyStoreMap } from './lazy-store-map';

let failing = false;

jest.mock('../store-map/store-map', () => ({
  get __esModule() {
    if (failing) throw new Error('The script could not be loaded.');
    return true;
  },
  default: ({ stores }: { stores: readonly unknown[] }) => <p>{`Map of ${stores.length}`}</p>,
}));

afterEach(() => {
  failing = false;
});

test('the map is drawn when its code is loaded', async () => {
  renderWithHost(<LazyStoreMap stores={sampleStores(3)} />);
  expect(screen.queryByRole('paragraph')).toBeNull();
  expect(await screen.findByText('Map of 3')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a map whose code cannot be loaded says that the list has the same stores, and can be tried again', async () => {
  failing = true;
  renderWithHost(<LazyStoreMap stores={sampleStores(2)} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The list has the same stores.');
  failing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Map of 2')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
