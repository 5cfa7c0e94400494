import { couponCodeRefresh } from '@mrw/shared-contracts/constants';
import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { stopClock } from '../testing/clock';
import { sampleCoupon } from '../testing/samples';
import { NamedBarcode, still, useFreshDrawing, type CodeDrawing } from './code-drawing';
import { CodeText } from './code-text';

type Template = NonNullable<Parameters<typeof sampleCoupon>[0]>['template'];

const drawingOf = (template: Template): CodeDrawing =>
  still(sampleCoupon({ code: '4006381333931', template }));
const draw = ({ picture }: CodeDrawing, onTurn?: (turned: boolean) => void) =>
  renderWithHost(<>{picture?.('look', onTurn)}</>);

test('a barcode takes the whole width, and tells when it is rotated', async () => {
  const drawing = drawingOf({ redemption_method: 'COUPON_BARCODE', barcode_format: 'EAN13' });
  expect(drawing.wide).toBe(true);
  const onTurn = jest.fn();
  draw(drawing, onTurn);
  await waitFor(() => {
    expect(onTurn.mock.calls).toEqual([[false]]);
  });
  expect(screen.getByRole('img', { name: 'Barcode' })).toHaveClass('look');
});

test('a code is drawn after one that does not fit the format', async () => {
  const barcode = () => screen.queryByRole('img', { name: 'Barcode' });
  function Codes() {
    const [code, setCode] = useState('not digits');
    const next = () => {
      setCode('4006381333931');
    };
    return (
      <>
        <button onClick={next}>Next</button>
        <NamedBarcode code={code} format="EAN13" look={undefined} />
      </>
    );
  }
  renderWithHost(<Codes />);
  await waitFor(() => {
    expect(barcode()).toBeNull();
  });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => {
    expect(barcode()?.childElementCount).toBeGreaterThan(0);
  });
});

test('a code of the shop system is a QR code that stays', () => {
  const drawing = drawingOf({ redemption_method: 'POS_UPDATED_CODE' });
  expect(drawing.wide).toBe(false);
  draw(drawing);
  expect(screen.getByRole('img', { name: 'QR code' })).toHaveClass('look');
});

test.each<[string, Template]>([
  ['text', { redemption_method: 'TEXT' }],
  ['a barcode of an unknown format', { redemption_method: 'COUPON_BARCODE', barcode_format: null }],
])('a code that is %s has no picture', (_, template) => {
  expect(drawingOf(template)).toEqual({ wide: false });
});

describe('a code that is renewed', () => {
  stopClock(1_800_000_000_000);

  function Fresh() {
    const { picture, wide, secondsLeft } = useFreshDrawing({ code: 'HC1001' });
    return (
      <>
        {picture?.('look')}
        <p>{`${wide ? 'wide' : 'narrow'}, ${secondsLeft ?? 'no'} seconds`}</p>
      </>
    );
  }

  test('is a narrow QR code with the seconds that are left', () => {
    renderWithHost(<Fresh />);
    const qrCode = () => screen.getByRole('img', { name: 'QR code' });
    expect(qrCode()).toHaveClass('look');
    expect(screen.getByText('narrow, 300 seconds')).toBeInTheDocument();
    const first = qrCode().innerHTML;
    act(() => {
      jest.advanceTimersByTime(couponCodeRefresh);
    });
    expect(qrCode().innerHTML).not.toBe(first);
  });
});

test('a long code is written in groups, without blanks for a copy', () => {
  const { container } = renderWithHost(<CodeText code="4006381333931" />);
  expect([...container.children].map((group) => group.textContent)).toEqual(['4006', '3813', '3393', '1']);
  expect(container).toHaveTextContent('4006381333931');
});
