import { useStrings } from '@mrw/shared-contracts';
import { classes, Icon } from '@mrw/shared-ui';
import { useCopy } from '@mrw/shared-ui/copy';
import { clockText, SecondsRing, TillClose, useModalFocus, useWakeLock } from '@mrw/shared-ui/till';
import { useRef, useState } from 'react';
import { NamedBarcode } from '../coupon-code/code-drawing';
import { CodeText } from '../coupon-code/code-text';
import { tillStrings } from './strings';
import type { TillModeProps } from './till-mode';
import s from './till-mode.module.css';

export function TillScreen({ title, amount, code, picture, wide, ring, state, onClose }: TillModeProps) {
  const t = useStrings(tillStrings);
  const copy = useCopy();
  const screen = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useModalFocus(screen, close, onClose);
  useWakeLock();
  // Some tills have a scanner that reads lines only.
  const [asBarcode, setAsBarcode] = useState(false);
  // Along the height of the screen.
  const [turned, setTurned] = useState(false);

  return (
    <div
      ref={screen}
      role="dialog"
      aria-modal="true"
      aria-label={title}
      className={classes(s.screen, turned && s.turned)}
    >
      <p className={s.title}>{title}</p>
      {amount !== undefined && <p className={s.amount}>{amount}</p>}
      {state ?? (
        <>
          {asBarcode ? (
            <NamedBarcode key={code} code={code} format="CODE128" look={s.barcode} onTurn={setTurned} />
          ) : (
            picture?.(wide ? s.barcode : s.qr, setTurned)
          )}
          <button
            type="button"
            className={classes(s.number, !picture && s.textCode)}
            title={t('copy')}
            translate="no"
            onClick={() => {
              copy(code);
            }}
          >
            <CodeText code={code} />
          </button>
          {ring && (
            <SecondsRing secondsLeft={ring.secondsLeft} of={ring.of}>
              {t('newCodeIn', { time: clockText(ring.secondsLeft) })}
            </SecondsRing>
          )}
          {picture && !wide && (
            <button
              type="button"
              className={s.alternative}
              onClick={() => {
                setAsBarcode(!asBarcode);
              }}
            >
              {t(asBarcode ? 'showQrCode' : 'showBarcode')}
            </button>
          )}
          <p className={s.hint}>
            <Icon name="brightness" size={20} className={s.sun} />
            {t('brightness')}
          </p>
        </>
      )}
      <TillClose ref={close} icon={<Icon name="close" />} onClose={onClose}>
        {t('close')}
      </TillClose>
    </div>
  );
}
