import { QRCodeSVG } from 'qrcode.react';

/** Dark on white in every colour scheme, with the quiet zone of 4 modules that scanners need. */
export function QrCode({
  value,
  title,
  className,
}: {
  value: string;
  title: string;
  className: string | undefined;
}) {
  return (
    <QRCodeSVG
      // A new code is a new picture: it fades in.
      key={value}
      value={value}
      size={320}
      level="M"
      marginSize={4}
      role="img"
      title={title}
      className={className}
    />
  );
}
