import { useStrings } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import type { ReactNode } from 'react';
import { Barcode } from './barcode';
import { codeKind } from './code-kind';
import { QrCode } from './qr-code';
import { codeStrings } from './strings';
import { useFreshCode } from './use-fresh-code';

/**
 * Draws the code with the class that gives it its size; absent for a code that is only text. With `onTurn` a
 * long barcode may run along the height of the screen.
 */
export type DrawPicture = (look: string | undefined, onTurn?: (turned: boolean) => void) => ReactNode;

/** A code as it is drawn: beside its text, and at the till. */
export type CodeDrawing = {
  picture?: DrawPicture;
  /** A barcode takes the width of the screen. */
  wide: boolean;
  /** Until the code is made again; absent for a code that stays. */
  secondsLeft?: number;
};

/** The drawing of a code that stays as it is. */
export function still({ code, template }: Pick<Coupon, 'code' | 'template'>): CodeDrawing {
  const kind = codeKind(template);
  if (kind.kind === 'barcode')
    return {
      wide: true,
      picture: (look, onTurn) => (
        <NamedBarcode code={code} format={kind.format} look={look} onTurn={onTurn} />
      ),
    };
  if (kind.kind === 'plain-qr')
    return { wide: false, picture: (look) => <NamedQr value={code} look={look} /> };
  return { wide: false };
}

/** The drawing of a code that is made again every 5 minutes. */
export function useFreshDrawing({ code }: Pick<Coupon, 'code'>): CodeDrawing {
  const { value, secondsLeft } = useFreshCode(code);
  return { wide: false, secondsLeft, picture: (look) => <NamedQr value={value} look={look} /> };
}

function NamedQr({ value, look }: { value: string; look: string | undefined }) {
  const t = useStrings(codeStrings);
  return <QrCode value={value} title={t('qrCode')} className={look} />;
}

type BarcodeProps = Pick<Parameters<typeof Barcode>[0], 'code' | 'format' | 'onTurn'> & {
  look: string | undefined;
};

/** A barcode with its name for who cannot see it. */
export function NamedBarcode({ code, format, look, onTurn }: BarcodeProps) {
  const t = useStrings(codeStrings);
  return <Barcode code={code} format={format} title={t('barcode')} className={look} onTurn={onTurn} />;
}
