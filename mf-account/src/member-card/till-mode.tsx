import { memberCardRefresh } from '@mrw/shared-contracts/constants';
import { htmlLang, useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { Icon, VisuallyHidden } from '@mrw/shared-ui';
import { useCopy } from '@mrw/shared-ui/copy';
import { groupDigits } from '@mrw/shared-ui/formatters';
import { clockText, SecondsRing, TillClose, useModalFocus, useWakeLock } from '@mrw/shared-ui/till';
import { QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { memberCardStrings } from './strings';
import s from './till-mode.module.css';

type Props = { open: boolean; value: string; secondsLeft: number; number: string; onClose(): void };

/** The code alone on a white screen, for the scanner at the till. */
export function TillMode(props: Props) {
  const { root } = useHost();
  const lang = htmlLang[useLanguage()];
  if (!props.open) return null;
  return createPortal(
    <div lang={lang}>
      <Screen {...props} />
    </div>,
    root.portal,
  );
}

function Screen({ value, secondsLeft, number, onClose }: Props) {
  const t = useStrings(memberCardStrings);
  const copy = useCopy();
  const screen = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useModalFocus(screen, close, onClose);
  useWakeLock();

  return (
    <div ref={screen} role="dialog" aria-modal="true" aria-label={t('atTill')} className={s.screen}>
      <QRCodeSVG
        // Drawn anew with each code, so that it fades in.
        key={value}
        value={value}
        size={320}
        level="M"
        marginSize={4}
        role="img"
        title={t('code')}
        className={s.code}
      />
      <button
        type="button"
        className={s.number}
        onClick={() => {
          copy(number);
        }}
      >
        <VisuallyHidden>{t('copyNumber')} – </VisuallyHidden>
        {/* A number that has marks of its own is grouped already. */}
        <span translate="no">{/^\w+$/.test(number) ? groupDigits(number) : number}</span>
      </button>
      <SecondsRing secondsLeft={secondsLeft} of={memberCardRefresh / 1_000}>
        {t('newCodeIn', { time: clockText(secondsLeft) })}
      </SecondsRing>
      <p className={s.hint}>
        <Icon name="brightness" size={20} className={s.sun} />
        {t('brightness')}
      </p>
      <TillClose ref={close} icon={<Icon name="close" />} onClose={onClose}>
        {t('close')}
      </TillClose>
    </div>
  );
}
