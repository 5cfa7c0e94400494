import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TillOutcome } from './till-outcome';

test('what took place at the till is named with its amount, told, and closed by its button or Esc', async () => {
  const onClose = jest.fn();
  renderWithHost(
    <TillOutcome title="Paid" amount="HK$10.00" onClose={onClose}>
      <p>Harbour Coffee</p>
    </TillOutcome>,
  );
  const outcome = screen.getByRole('dialog', { name: 'Paid, HK$10.00' });
  expect(outcome).toHaveTextContent('PaidHK$10.00Harbour Coffee');
  expect(screen.getByRole('heading', { name: 'Paid' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Harbour Coffee');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('without an amount its title is its name', () => {
  renderWithHost(
    <TillOutcome title="Coupon used" onClose={jest.fn()}>
      <p>18:42</p>
    </TillOutcome>,
  );
  expect(screen.getByRole('dialog', { name: 'Coupon used' })).toHaveTextContent('Coupon used18:42');
});
