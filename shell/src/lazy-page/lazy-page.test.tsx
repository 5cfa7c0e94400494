import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyPage } from './lazy-page';

const Page = () => <h1>Family booking</h1>;
const lateTwice = () =>
  jest
    .fn()
    .mockRejectedValueOnce(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }))
    .mockResolvedValue(Page);

test('a page of the shell is drawn when its code is there', async () => {
  const load = () => Promise.resolve(Page);
  renderWithHost(<LazyPage load={load} />);
  expect(await screen.findByRole('heading', { name: 'Family booking' })).toBeInTheDocument();
});

test('code that did not come is said so, and requested again at a press', async () => {
  const load = lateTwice();
  renderWithHost(<LazyPage load={load} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('MRW-103');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Family booking' })).toBeInTheDocument();
});

test('code that did not come is requested again when the network is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = lateTwice();
  renderWithHost(<LazyPage load={load} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
  online.mockRestore();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('heading', { name: 'Family booking' })).toBeInTheDocument();
});
