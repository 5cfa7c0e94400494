import { isDrawing } from '@mrw/shared-contracts/device/drawing';
import type { ReactNode } from 'react';
import s from './screen-form.module.css';

export type ScreenFormProps = {
  /**
   * `phone` is below 769 px, `wider` from there; `narrow` is below 1024 px, `desktop` from there. `mobile` is a phone or
   * tablet of any width, `stationary` every other device.
   */
  of: 'phone' | 'wider' | 'narrow' | 'desktop' | 'mobile' | 'stationary';
  /** Whether this is the form for the present screen. */
  chosen: boolean;
  children: ReactNode;
};

/**
 * One of the forms of a part that scripts choose by the screen. While the page is drawn for its document all forms are
 * rendered, in elements without a box of their own, and the style sheet shows the right one.
 */
export function ScreenForm({ of, chosen, children }: ScreenFormProps): ReactNode {
  if (!isDrawing()) return chosen && children;
  return (
    <div className={s[of]} data-screen-form="">
      {children}
    </div>
  );
}
