import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LateOutcome } from './late-outcome';
import '../overlays/dialog-layer';

test.each(['My tickets', 'Close'])('what was done is said, and "%s" leads to where it is', async (name) => {
  const goOn = jest.fn();
  renderWithHost(
    <LateOutcome title="Booked" label="My tickets" onGoOn={goOn}>
      <p>Morning</p>
    </LateOutcome>,
  );
  expect(await screen.findByRole('dialog', { name: 'Booked' })).toContainElement(screen.getByRole('status'));
  expect(screen.getByRole('status')).toHaveTextContent('Morning');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(goOn).toHaveBeenCalledTimes(1);
});
