import { renderWithHost } from '@mrw/shared-contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { countDown, stopClock } from '../testing/clock';
import { CashCode } from './cash-code';
import { entering, type OpenOffer, type Payment } from './payment';

const start = 1_800_000_000_000;
const offer: OpenOffer = {
  key: 'key-1',
  code: 'CASH-1',
  dollars: 10,
  codeEndsAt: start + 120_000,
  endsAt: start + 900_000,
};
const last: OpenOffer = { ...offer, endsAt: offer.codeEndsAt };

stopClock(start);

function draw(payment: Payment) {
  const onRefresh = jest.fn();
  const onClose = jest.fn();
  renderWithHost(<CashCode payment={payment} refusal={null} onRefresh={onRefresh} onClose={onClose} />);
  return { onRefresh, onClose };
}
const codeScreen = () => screen.getByRole('dialog', { name: 'Pay with this code' });
const picture = () => screen.queryByRole('img', { name: 'Payment QR code' });

test('there is no code screen without an offer', () => {
  draw(entering);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an open code shows its amount, its picture and its time', () => {
  draw({ kind: 'live', offer });
  expect(codeScreen()).toHaveTextContent('HK$10.00');
  expect(picture()).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent('New code in 2:00');
});

test('the last code of the window says that none follows', () => {
  draw({ kind: 'live', offer: last });
  expect(screen.getByRole('timer')).toHaveTextContent('Ends in 2:00');
});

test('a countdown never starts above the life of a code', () => {
  draw({ kind: 'live', offer: { ...offer, codeEndsAt: start + 121_000 } });
  expect(screen.getByRole('timer')).toHaveTextContent('New code in 2:00');
});

test.each<[string, OpenOffer, RegExp]>([
  ['a new code is read', offer, /^Getting a new code/],
  ['the payment of the last code is read', last, /^Checking/],
])('while %s there is no code', (_, of, text) => {
  draw({ kind: 'refreshing', offer: of });
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(picture()).not.toBeInTheDocument();
  expect(codeScreen()).toHaveTextContent('HK$10.00');
});

test('a paid code is replaced by a tick', () => {
  draw({ kind: 'paid', offer, details: null });
  expect(codeScreen()).toHaveTextContent('HK$10.00');
  expect(codeScreen()).not.toHaveTextContent('CASH-1');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(picture()).not.toBeInTheDocument();
});

test('a scanned code says so, and its payment can be checked', () => {
  const { onRefresh } = draw({ kind: 'scanned', offer });
  expect(codeScreen()).toHaveTextContent('The shop has scanned your code.');
  expect(picture()).not.toBeInTheDocument();
  expect(onRefresh).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Check payment' }).click();
  expect(onRefresh).toHaveBeenCalledTimes(1);
});

test.each<[string, Payment['kind'] & ('live' | 'scanned' | 'refreshing' | 'paid'), number]>([
  ['an open code is read again', 'live', 1],
  ['a scanned code is read again', 'scanned', 1],
  ['a code that is being read is not read a second time', 'refreshing', 0],
  ['a paid code is not read again', 'paid', 0],
])('at its end %s', async (_, kind, reads) => {
  const { onRefresh } = draw(kind === 'paid' ? { kind, offer, details: null } : { kind, offer });
  await countDown(119);
  expect(onRefresh).not.toHaveBeenCalled();
  await countDown(1);
  expect(onRefresh).toHaveBeenCalledTimes(reads);
  await countDown(5);
  expect(onRefresh).toHaveBeenCalledTimes(reads);
});

test('at its end a code is read with what the last render gave', async () => {
  const onRefresh = jest.fn();
  const Page = () => {
    const [renders, setRenders] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setRenders(renders + 1)}>
          Render again
        </button>
        <CashCode
          payment={{ kind: 'live', offer }}
          refusal={null}
          onRefresh={() => void onRefresh(renders)}
          onClose={() => undefined}
        />
      </>
    );
  };
  renderWithHost(<Page />);
  fireEvent.click(screen.getByText('Render again'));
  await countDown(120);
  expect(onRefresh.mock.calls).toEqual([[2]]);
});

test('the code screen is closed by its button', () => {
  const { onClose } = draw({ kind: 'live', offer });
  screen.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledTimes(1);
});
