import { useHost, useStrings } from '@mrw/shared-contracts';
import { Button } from '@mrw/shared-ui';
import { groupDigits } from '@mrw/shared-ui/formatters';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { clockText } from './member-code';
import s from './till-mode.module.css';
import { memberCardStrings } from './strings';

type Props = { open: boolean; value: string; secondsLeft: number; number: string; onClose(): void };

/** The code alone on a white screen, for the scanner at the till. */
export function TillMode(props: Props) {
  const { root } = useHost();
  return props.open ? createPortal(<Screen {...props} />, root.portal) : null;
}

function Screen({ value, secondsLeft, number, onClose }: Props) {
  const t = useStrings(memberCardStrings);
  const close = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    close.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  // The close button is the only thing to focus: Tab stays on it.
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
      if (event.key === 'Tab') event.preventDefault();
    };
    document.addEventListener('keydown', keys);
    return () => {
      document.removeEventListener('keydown', keys);
    };
  }, [onClose]);

  return (
    <div role="dialog" aria-modal="true" aria-label={t('atTill')} className={s.screen}>
      <QRCodeSVG
        value={value}
        size={320}
        level="M"
        marginSize={4}
        role="img"
        title={t('code')}
        className={s.code}
      />
      <p className={s.number}>{groupDigits(number)}</p>
      <p className={secondsLeft <= 10 ? s.soon : s.time}>
        {t('newCodeIn', { time: clockText(secondsLeft) })}
      </p>
      <p className={s.hint}>{t('brightness')}</p>
      <div className={s.close}>
        <Button ref={close} variant="outline" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
