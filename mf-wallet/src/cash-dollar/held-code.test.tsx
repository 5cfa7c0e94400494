import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeldCode } from './held-code';
import { entering, type OpenOffer, type Payment } from './payment';

/** 12:00 in Hong Kong. */
const noon = Date.UTC(2027, 0, 1, 4);
const minutes = 60_000;
const held: OpenOffer = {
  key: 'key-1',
  code: 'CASH-1',
  dollars: 10,
  codeEndsAt: noon + 2 * minutes,
  endsAt: noon + 15 * minutes,
};
const draw = (payment: Payment, onCancel = jest.fn()) => {
  renderWithHost(<HeldCode payment={payment} rate={1_000} onCancel={onCancel} />);
  return onCancel;
};

test('a code that is on its way says what it holds, and is not read out', () => {
  draw({ kind: 'applying', held });
  expect(screen.getByText(/^Sent to the shop\. Your code for HK\$10\.00 holds 10,000 points/)).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an accepted code says until when its points may come back, and is read out', () => {
  draw({ kind: 'applied', held });
  expect(screen.getByRole('status')).toHaveTextContent(
    /The shop has your code for HK\$10\.00\. It takes the 10,000 points .* by 12:15 at the latest/,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the code of a silent shop says both ends, and can be cancelled', async () => {
  const onCancel = draw({ kind: 'unanswered', held });
  expect(screen.getByText(/^The shop has not answered/)).toHaveTextContent(
    /code for HK\$10\.00 holds 10,000 points.* come back by 12:02, or by 12:15 if/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel code' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test.each<[string, Payment]>([
  ['before a payment', entering],
  ['while a code is shown on our own page', { kind: 'live', offer: held }],
])('nothing is said %s', (_, payment) => {
  draw(payment);
  expect(screen.queryByText(/shop/)).not.toBeInTheDocument();
});
