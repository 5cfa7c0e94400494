import { htmlLang, useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { Button, classes, Icon, type ButtonProps } from '@mrw/shared-ui';
import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { tillStrings } from './strings';
import s from './till.module.css';
import { useModalFocus } from './use-modal-focus';
import { useWakeLock } from './use-wake-lock';

type Props = {
  /** Its accessible name, where the screen says what is shown. */
  label?: string;
  className?: string | undefined;
  onClose(): void;
  children: ReactNode;
};

/** A white screen over everything, for the scanner at the till: it stays on, and Esc or its button closes it. */
export function TillScreen({ label, className, onClose, children }: Props) {
  const t = useStrings(tillStrings);
  const { root } = useHost();
  const lang = htmlLang[useLanguage()];
  const screen = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useModalFocus(screen, close, onClose);
  useWakeLock();
  return createPortal(
    <div lang={lang}>
      <div
        ref={screen}
        role="dialog"
        aria-modal="true"
        aria-label={label ?? t('atTill')}
        className={classes(s.screen, className)}
      >
        {/* eslint-disable-next-line mrw/text-has-own-element -- what a screen holds is elements; the type is published */}
        {children}
        <button ref={close} type="button" className={s.close} onClick={onClose}>
          <Icon name="close" />
          <span className={s.closeLabel}>{t('close')}</span>
        </button>
      </div>
    </div>,
    root.portal,
  );
}

/** The button that opens the screen for the till. */
export function TillButton(props: Pick<ButtonProps, 'variant' | 'muted' | 'onClick'>) {
  const t = useStrings(tillStrings);
  return (
    <Button icon="brightness" {...props}>
      {t('atTill')}
    </Button>
  );
}

/** Dark screens are hard to read for a scanner. */
export function BrightnessHint() {
  const t = useStrings(tillStrings);
  return (
    <p className={s.hint}>
      <Icon name="brightness" size={20} className={s.sun} />
      <span>{t('brightness')}</span>
    </p>
  );
}
