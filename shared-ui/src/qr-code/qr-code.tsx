import { QRCodeSVG } from 'qrcode.react';

type Props = {
  value: string;
  /** Its accessible name. */
  title: string;
  /** Width and height in px where `className` gives none. */
  size?: number;
  className?: string | undefined;
};

/** Dark on white in every colour scheme, with the quiet zone of 4 modules that scanners need. */
export function QrCode({ value, title, size = 240, className }: Props) {
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
