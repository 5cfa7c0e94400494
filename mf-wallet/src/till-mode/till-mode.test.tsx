import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { sampleCoupon } from '../testing/samples';
import { CouponTill } from './coupon-till';
import { TillMode } from './till-mode';
import { stopClock } from '../testing/clock';

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
      {open && (
        <TillMode
          title="Coffee"
          code="HC1001"
          ring={{ secondsLeft: 9, of: 120 }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

test('shows the code, what it is for and how long it works', async () => {
  renderWithHost(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'show' }));
  expect(screen.getByRole('dialog', { name: 'Coffee' })).toHaveTextContent('HC1001');
  expect(screen.getByRole('timer')).toHaveTextContent('New code in 0:09');
  expect(screen.getByRole('button', { name: 'HC1001' })).toHaveAttribute('title', 'Copy code');
});

test('shows the amount of a payment above its code', () => {
  renderWithHost(<TillMode title="Pay" amount="HK$10.00" code="CASH-1" ring={null} onClose={jest.fn()} />);
  expect(screen.getByRole('dialog', { name: 'Pay' })).toHaveTextContent(/^PayHK\$10\.00CASH/);
});

test('shows the result in place of the code, under the same title and amount', () => {
  renderWithHost(
    <TillMode
      title="Pay"
      amount="HK$10.00"
      code="CASH-1"
      state={<p>Paid</p>}
      ring={null}
      onClose={jest.fn()}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Pay' })).toHaveTextContent('PayHK$10.00Paid');
  expect(screen.queryByRole('button', { name: 'CASH-1' })).not.toBeInTheDocument();
});

test('keeps the focus inside, closes with Esc and gives the focus back', async () => {
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

test('keeps the screen on, also after the page was in the background, and lets go at the end', async () => {
  const release = jest.fn(() => Promise.resolve());
  const request = jest.fn(() => Promise.resolve({ release }));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  const turn = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  renderWithHost(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'show' }));
  expect(request.mock.calls).toEqual([['screen']]);
  turn('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  turn('visible');
  expect(request).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(release).toHaveBeenCalledTimes(1);
  turn('visible');
  expect(request).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('offers a QR code as a barcode, and back', async () => {
  renderWithHost(
    <TillMode title="Coffee" code="HC1001" picture={() => <p>QR</p>} ring={null} onClose={jest.fn()} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show as barcode' }));
  expect(screen.queryByText('QR')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show as QR code' }));
  expect(screen.getByText('QR')).toBeInTheDocument();
});

test.each([
  ['a barcode', '4006', true],
  ['a code that bars cannot say', 'CAFÉ10', false],
])('offers nothing else for %s', (_, code, wide) => {
  renderWithHost(
    <TillMode
      wide={wide}
      title="Coffee"
      code={code}
      picture={() => <p>Code</p>}
      ring={null}
      onClose={jest.fn()}
    />,
  );
  expect(screen.queryByRole('button', { name: 'Show as barcode' })).not.toBeInTheDocument();
});

describe('a barcode of 230 modules', () => {
  const screenOf = (width: number, height: number) => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
  };
  const barsAre = (width: string, height: string) =>
    waitFor(() => {
      const bars = screen.getByRole('img', { name: 'Barcode' });
      expect([bars.getAttribute('width'), bars.getAttribute('height')]).toEqual([width, height]);
    });
  const show = () =>
    renderWithHost(
      <CouponTill
        coupon={sampleCoupon({
          code: 'CODE39-1006',
          template: { redemption_method: 'COUPON_BARCODE', barcode_format: 'CODE39' },
        })}
        onClose={jest.fn()}
      />,
    );
  test.each([
    ['along the height of the smallest phone', 320, 568, '96px', '460px'],
    ['along the height of a phone', 390, 844, '96px', '690px'],
    ['along the width in landscape', 844, 390, '690px', '96px'],
  ])('runs %s', async (_, width, height, across, down) => {
    screenOf(width, height);
    show();
    await barsAre(across, down);
    expect(screen.getByRole('button', { name: 'CODE39-1006' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  test('turns with the phone', async () => {
    screenOf(390, 844);
    show();
    await barsAre('96px', '690px');
    screenOf(844, 390);
    act(() => {
      window.dispatchEvent(new Event('resize'));
    });
    await barsAre('690px', '96px');
  });
});

describe('coupon till', () => {
  const start = 1_800_000_000_000;

  stopClock(start);

  /** The content of a QR code is in its picture alone: two pictures differ when their codes do. */
  const picture = () => screen.getByRole('img', { name: 'QR code' }).innerHTML;

  /** The page returns to the foreground; no timer ran since the start. */
  function comeBack(milliseconds: number) {
    jest.setSystemTime(start + milliseconds);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }

  test('after 10 minutes in the background code and countdown are right at once', () => {
    renderWithHost(<CouponTill coupon={sampleCoupon()} onClose={jest.fn()} />);
    expect(screen.getByRole('timer')).toHaveTextContent('New code in 5:00');
    const first = picture();
    comeBack(600_000);
    expect(screen.getByRole('timer')).toHaveTextContent('New code in 5:00');
    expect(picture()).not.toBe(first);
    comeBack(720_000);
    expect(screen.getByRole('timer')).toHaveTextContent('New code in 3:00');
  });

  test('a code that stays has no countdown', () => {
    const coupon = sampleCoupon({ template: { redemption_method: 'TEXT' } });
    renderWithHost(<CouponTill coupon={coupon} onClose={jest.fn()} />);
    expect(screen.getByRole('dialog')).toHaveTextContent('HC1001');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});
