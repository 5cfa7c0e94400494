import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { LazyPage } from './lazy-page';

const Page = () => <h1>Family booking</h1>;
const gone = () => Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
const lateTwice = () => jest.fn().mockRejectedValueOnce(gone()).mockResolvedValue(Page);

test('a page of the shell is drawn when its code is there', async () => {
  const load = () => Promise.resolve(Page);
  renderWithHost(<LazyPage load={load} />);
  expect(await screen.findByRole('heading', { name: 'Family booking' })).toBeInTheDocument();
});

test('code that did not come is said so, and requested again at a press', async () => {
  const load = lateTwice().mockRejectedValueOnce(new Error('Failed to fetch'));
  const { fake } = renderWithHost(<LazyPage load={load} />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  for (const times of [1, 2]) {
    expect(await screen.findByRole('alert')).toHaveTextContent('MRW-103');
    expect(fake.reports).toHaveLength(times);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  }
  expect(fake.reports).toEqual(
    ['gone', 'Failed to fetch'].map((reason) => ({
      code: 'MRW-103',
      remote: 'shell',
      detail: `MRW-103 shell: load-failed (${reason})`,
    })),
  );
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

type Load = () => Promise<ComponentType>;

/** Two pages in one place, as at two addresses. */
function Pages({ first, second }: { first: Load; second: Load }) {
  const [isSecond, setIsSecond] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setIsSecond(true);
        }}
      >
        Next
      </button>
      <LazyPage load={isSecond ? second : first} />
    </>
  );
}

test.each([
  ['comes', () => Promise.resolve(Page)],
  ['fails', () => Promise.reject<ComponentType>(gone())],
])('code that %s after its page was left changes nothing', async (_, answer) => {
  let settle: (value: Promise<ComponentType>) => void = () => undefined;
  const slow = new Promise<ComponentType>((resolve) => (settle = resolve));
  const first = () => slow;
  const second = () => Promise.resolve(() => <h1>Another page</h1>);
  const { fake } = renderWithHost(<Pages first={first} second={second} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading')).toHaveTextContent('Another page');
  await act(async () => {
    settle(answer());
    await slow.catch(() => undefined);
  });
  expect(screen.getByRole('heading')).toHaveTextContent('Another page');
  expect(fake.reports).toEqual([]);
});
