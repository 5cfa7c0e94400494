import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendPhone } from '../../testing/open-campaign';
import { earned, earnPost, openEarning, positioned } from '../../testing/open-earning';

/** A narrow screen; the returned function rotates it, after which it is wide. */
function pretendNarrow() {
  const unheard = () => undefined;
  const list = Object.assign(new EventTarget(), {
    matches: true,
    media: '',
    onchange: null,
    addListener: unheard,
    removeListener: unheard,
  });
  const wide = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => (query.startsWith('(max-width') ? list : wide(query)));
  return () => {
    list.matches = false;
    act(() => void list.dispatchEvent(new Event('change')));
  };
}

test('O-147 a phone that is turned while the answer is on its way sends nothing twice', async () => {
  pretendPhone({ geolocation: positioned });
  const turn = pretendNarrow();
  let settle: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const { fake } = openEarning(
    { type: 'GPS_CHECK_IN' },
    { [earnPost]: () => waiting.then(() => ({ status: 201, body: earned })) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Check in' }));
  const inBar = await screen.findByRole('button', { name: 'One moment…' });
  turn();
  expect(inBar).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'One moment…' })).toBeDisabled();
  await act(async () => {
    settle();
    await waiting;
  });
  expect(await screen.findByRole('button', { name: 'Earned' })).toBeInTheDocument();
  expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
