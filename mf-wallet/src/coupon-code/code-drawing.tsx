import type { Elements } from '@mrw/shared-ui';
import { useStrings } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { couponCodeRefresh } from '@mrw/shared-contracts/constants';
import { QrCode } from '@mrw/shared-ui/qr-code';
import { useRenewal } from '@mrw/shared-ui/till';
import { Barcode } from './barcode';
import { codeKind, freshCode } from './code-kind';
import { codeStrings } from './strings';

/**
 * Renders the code with the class that sets its size; absent for a code that is only text. With `onTurn` a long
 * barcode may be rotated.
 */
export type DrawPicture = (look: string | undefined, onTurn?: (turned: boolean) => void) => Elements;

/** A code in two places: beside its text, and on the till screen. */
export type CodeDrawing = {
  picture?: DrawPicture;
  /** A barcode takes the width of the screen. */
  wide: boolean;
  /** When the code is renewed; absent for a static code. */
  secondsLeft?: number;
};

/** The drawing of a static code. */
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

/** The drawing of a code that is renewed every 5 minutes (§4). */
export function useFreshDrawing({ code }: Pick<Coupon, 'code'>): CodeDrawing {
  const { madeAt, secondsLeft } = useRenewal(couponCodeRefresh);
  const value = freshCode(code, madeAt);
  return { wide: false, secondsLeft, picture: (look) => <NamedQr value={value} look={look} /> };
}

function NamedQr({ value, look }: { value: string; look: string | undefined }) {
  const t = useStrings(codeStrings);
  return <QrCode value={value} title={t('qrCode')} className={look} />;
}

type BarcodeProps = Pick<Parameters<typeof Barcode>[0], 'code' | 'format' | 'onTurn'> & {
  look: string | undefined;
};

/** A barcode with an accessible name. */
export function NamedBarcode({ code, format, look, onTurn }: BarcodeProps) {
  const t = useStrings(codeStrings);
  // A code that cannot be drawn leaves nothing for the next one.
  return (
    <Barcode
      key={`${format} ${code}`}
      code={code}
      format={format}
      title={t('barcode')}
      className={look}
      onTurn={onTurn}
    />
  );
}
