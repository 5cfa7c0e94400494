import { useStrings } from '@mrw/shared-contracts';
import { memberCardRefresh } from '@mrw/shared-contracts/constants';
import { VisuallyHidden } from '@mrw/shared-ui';
import { groupDigits } from '@mrw/shared-ui/formatters';
import { QrCode } from '@mrw/shared-ui/qr-code';
import { BrightnessHint, SecondsRing, TillNumber, TillScreen } from '@mrw/shared-ui/till';
import s from './member-card.module.css';
import { memberCardStrings } from './strings';

type Props = { value: string; secondsLeft: number; number: string; onClose(): void };

/** The code alone on a white screen, for the scanner at the till. */
export function TillMode({ value, secondsLeft, number, onClose }: Props) {
  const t = useStrings(memberCardStrings);
  return (
    <TillScreen onClose={onClose}>
      <QrCode value={value} size={320} title={t('code')} className={s.tillCode} />
      <TillNumber value={number}>
        {/* A number with separators is grouped already. */}
        <span translate="no">{/^\w+$/.test(number) ? groupDigits(number) : number}</span>
        <VisuallyHidden>{` – ${t('copyNumber')}`}</VisuallyHidden>
      </TillNumber>
      <SecondsRing secondsLeft={secondsLeft} of={memberCardRefresh / 1_000} />
      <BrightnessHint />
    </TillScreen>
  );
}
