import { useStrings } from '@mrw/shared-contracts';
import { QrCode } from '@mrw/shared-ui/qr-code';
import { clockText, tillStrings } from '@mrw/shared-ui/till';
import s from './member-card.module.css';
import { memberCardStrings } from './strings';

/** The code on pure white in every colour scheme, with a quiet zone of 4 modules. */
export function CodePanel({ value, secondsLeft }: { value: string; secondsLeft: number }) {
  const t = useStrings(memberCardStrings);
  const tTill = useStrings(tillStrings);
  return (
    <div className={s.panel}>
      <QrCode value={value} title={t('code')} className={s.code} />
      <p className={s.countdown}>{tTill('newCodeIn', { time: clockText(secondsLeft) })}</p>
      <p className={s.hint}>{t('showCode')}</p>
    </div>
  );
}
