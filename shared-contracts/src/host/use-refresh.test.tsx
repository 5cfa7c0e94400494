import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost } from '../testing';
import { useRefresh } from './use-refresh';

function Page({ reload }: { reload(): Promise<void> }) {
  const { refreshing, refresh } = useRefresh(reload);
  return <button onClick={refresh}>{refreshing ? 'Busy' : 'Refresh'}</button>;
}

test('the tokens are renewed before the page is read again, once however often it is requested', async () => {
  let done: () => void = () => undefined;
  const reload = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        expect(fake.tokenRenewals()).toBe(1);
        done = resolve;
      }),
  );
  const { fake } = renderWithHost(<Page reload={reload} />);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await userEvent.click(screen.getByRole('button', { name: 'Busy' }));
  act(done);
  expect(await screen.findByRole('button', { name: 'Refresh' })).toBeInTheDocument();
  expect(reload).toHaveBeenCalledTimes(1);
});
