import { useStrings } from '@mrw/shared-contracts';
import { QRCodeSVG } from 'qrcode.react';
import { clockText } from '@mrw/shared-ui/till';
import s from './member-card.module.css';
import { memberCardStrings } from './strings';

/** The code on pure white in every colour scheme, with a quiet zone of 4 modules. */
export function CodePanel({ value, secondsLeft }: { value: string; secondsLeft: number }) {
  const t = useStrings(memberCardStrings);
  return (
    <div className={s.panel}>
      <QRCodeSVG
        value={value}
        size={240}
        level="M"
        marginSize={4}
        role="img"
        title={t('code')}
        className={s.code}
      />
      <p className={s.countdown}>{t('newCodeIn', { time: clockText(secondsLeft) })}</p>
      <p className={s.hint}>{t('showCode')}</p>
    </div>
  );
}
