import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TillMode } from './till-mode';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        show
      </button>
      <TillMode
        open={open}
        title="Coffee"
        code="HC1001"
        ring={{ secondsLeft: 9, of: 120 }}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}

it('shows the code, what it is for and how long it works', async () => {
  renderWithHost(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'show' }));
  expect(screen.getByRole('dialog', { name: 'Coffee' })).toHaveTextContent('HC1001');
  expect(screen.getByRole('timer')).toHaveTextContent('New code in 0:09');
});

it('keeps the focus inside, closes with Esc and gives the focus back', async () => {
  renderWithHost(<Page />);
  const opener = screen.getByRole('button', { name: 'show' });
  await userEvent.click(opener);
  const close = screen.getByRole('button', { name: 'Close' });
  expect(close).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'HC1001' })).toHaveFocus();
  await userEvent.tab();
  expect(close).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('asks the browser to keep the screen on, and lets go at the end', async () => {
  const release = jest.fn(() => Promise.resolve());
  const request = jest.fn(() => Promise.resolve({ release }));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  renderWithHost(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'show' }));
  expect(request).toHaveBeenCalledWith('screen');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(release).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'wakeLock');
});
