import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Barcode } from './barcode';
import { drawBarcode, fitBarcode } from './draw-barcode';

jest.mock('./draw-barcode');

type Drawing = { resolve(modules: number): void; reject(error: Error): void };
/** One for every barcode that is requested, in the order of the requests. */
let drawings: Drawing[] = [];
const draw = jest.mocked(drawBarcode);
const fit = jest.mocked(fitBarcode);

beforeEach(() => {
  drawings = [];
  draw.mockReset();
  fit.mockReset();
  draw.mockImplementation(
    () =>
      new Promise<number>((resolve, reject) => {
        drawings.push({ resolve, reject });
      }),
  );
});

function Changing({ onTurn }: { onTurn?: ((turned: boolean) => void) | undefined }) {
  const [number, setNumber] = useState(1001);
  return (
    <>
      <Barcode code={`HC${number}`} format="CODE39" title="Barcode" className="bars" onTurn={onTurn} />
      <button
        type="button"
        onClick={() => {
          setNumber(number + 1);
        }}
      >
        Another code
      </button>
    </>
  );
}

const open = (onTurn?: (turned: boolean) => void) => renderWithHost(<Changing onTurn={onTurn} />);
const end = (drawing: number, modules: number | Error) =>
  act(async () => {
    if (typeof modules === 'number') drawings[drawing]?.resolve(modules);
    else drawings[drawing]?.reject(modules);
    await Promise.resolve();
  });
const bars = () => screen.queryByRole('img', { name: 'Barcode' });
const skeletons = () => document.querySelectorAll('.bone').length;
const another = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Another code' }));
};
const rotate = () => {
  act(() => void window.dispatchEvent(new Event('resize')));
};

test('a barcode has a skeleton until it is drawn', async () => {
  const { fake } = open();
  expect(skeletons()).toBe(1);
  expect(bars()).toHaveClass('waiting', { exact: true });
  expect(draw.mock.calls).toEqual([[bars(), 'HC1001', 'CODE39']]);
  expect(fit).not.toHaveBeenCalled();
  await end(0, 230);
  expect(skeletons()).toBe(0);
  expect(bars()).toHaveClass('bars', { exact: true });
  expect(fake.reports).toEqual([]);
});

test('Q-185 a code that cannot be drawn leaves nothing, and is reported with its format', async () => {
  const { fake } = open();
  await end(0, new Error('too long'));
  expect(bars()).not.toBeInTheDocument();
  expect(skeletons()).toBe(0);
  expect(fake.reports).toEqual([
    { code: 'COUPON_BARCODE', remote: 'mf-wallet', detail: 'CODE39: Error: too long' },
  ]);
});

test('another code is drawn too; what becomes of the earlier one does not matter', async () => {
  const { fake } = open();
  another();
  expect(draw.mock.calls.map(([, code]) => code)).toEqual(['HC1001', 'HC1002']);
  await end(0, 230);
  expect(skeletons()).toBe(1);
  another();
  await end(1, new Error('too long'));
  expect(bars()).toBeInTheDocument();
  expect(fake.reports).toEqual([]);
  await end(2, 230);
  expect(skeletons()).toBe(0);
});

test('a barcode is sized when it is drawn, when the screen changes, and no more after it is gone', async () => {
  const { unmount } = open();
  await end(0, 230);
  const sized = [bars(), 230, false];
  expect(fit.mock.calls).toEqual([sized]);
  rotate();
  expect(fit.mock.calls).toEqual([sized, sized]);
  unmount();
  rotate();
  expect(fit).toHaveBeenCalledTimes(2);
});

test('a barcode that may rotate tells whether it is rotated, and is upright at the end', async () => {
  const turns: boolean[] = [];
  const { unmount } = open((turned) => turns.push(turned));
  fit.mockReturnValue(true);
  await end(0, 230);
  expect(fit.mock.calls).toEqual([[bars(), 230, true]]);
  expect(turns).toEqual([true]);
  fit.mockReturnValue(false);
  rotate();
  expect(turns).toEqual([true, false]);
  fit.mockReturnValue(true);
  rotate();
  unmount();
  expect(turns).toEqual([true, false, true, false]);
});
