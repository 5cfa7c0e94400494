import { useHost } from '@mrw/shared-contracts';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect } from 'react';

type Props = {
  value: string;
  /** Its accessible name. */
  title: string;
  /** Width and height in px where `className` gives none. */
  size?: number;
  className?: string | undefined;
};

/**
 * Dark on white in every colour scheme, with the quiet zone of 4 modules that scanners need. Nothing for a value that no
 * QR code holds: the text beside it stays.
 */
export function QrCode({ value, title, size = 240, className }: Props) {
  if (!fits(value)) return <Misfit />;
  return (
    <QRCodeSVG
      // A new code is a new element, so that its animation starts again.
      key={value}
      value={value}
      size={size}
      level="M"
      marginSize={4}
      role="img"
      title={title}
      className={className}
    />
  );
}

/** The largest QR code of level M holds 2,331 bytes of text; half a pair of surrogates is no text. */
function fits(value: string): boolean {
  return value !== '' && !/\p{Surrogate}/u.test(value) && new Blob([value]).size <= 2_331;
}

function Misfit() {
  const { telemetry } = useHost();
  useEffect(() => {
    telemetry.report({ code: 'QR_CODE', detail: 'The code does not fit a QR code.' });
  }, [telemetry]);
  return null;
}
