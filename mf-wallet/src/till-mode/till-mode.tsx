import { htmlLang, useHost, useLanguage } from '@mrw/shared-contracts';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { DrawPicture } from '../coupon-code/code-drawing';
import { TillScreen } from './till-screen';

export type TillModeProps = {
  open: boolean;
  /** What is being shown or paid. */
  title: string;
  /** In the largest numerals, for cash dollars. */
  amount?: string;
  code: string;
  picture?: DrawPicture | undefined;
  /** A barcode takes the width of the screen. */
  wide?: boolean;
  /** How long the code lives. */
  ring: { secondsLeft: number; of: number } | null;
  /** What has become of the code, in place of it. */
  state?: ReactNode;
  onClose(): void;
};

/** A code alone on a white screen, for the scanner at the till. */
export function TillMode(props: TillModeProps) {
  const { root } = useHost();
  const lang = htmlLang[useLanguage()];
  if (!props.open) return null;
  return createPortal(
    <div lang={lang}>
      <TillScreen {...props} />
    </div>,
    root.portal,
  );
}
