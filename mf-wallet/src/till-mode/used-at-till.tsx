import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { Notice, ServerText } from '@mrw/shared-ui';
import { formatTime } from '@mrw/shared-ui/formatters';
import { TillOutcome } from '@mrw/shared-ui/till';
import type { CouponKind } from '../coupon-kind/places';
import { useStringsOf } from '../coupon-use/strings';
import { InMiddle } from '../in-middle/in-middle';
import { tillNewsStrings } from './till-news-strings';
import s from './till-mode.module.css';
import type { UsedAtTill } from './use-till-news';

function useWhereAndWhen({ store, at }: UsedAtTill): string {
  const t = useStrings(tillNewsStrings);
  const time = formatTime(at, useLanguage());
  return store === null ? t('usedTime', { time }) : t('usedAt', { store, time });
}

type Props = { kind: CouponKind; name: string; used: UsedAtTill; onClose(): void };

/** A till has used what was shown: over everything, for the staff too, until it is closed. */
export function UsedScreen({ kind, name, used, onClose }: Props) {
  const t = useStrings(useStringsOf[kind]);
  const text = useWhereAndWhen(used);
  return (
    <TillOutcome title={t('successTitle')} onClose={onClose}>
      <p>
        <ServerText>{name}</ServerText>
      </p>
      <p>{text}</p>
    </TillOutcome>
  );
}

/** The same, as a sentence that stays on the page. */
export function UsedNotice({ used }: { used: UsedAtTill }) {
  const text = useWhereAndWhen(used);
  return (
    <InMiddle>
      <div className={s.used}>
        <Notice tone="ok" live>
          {text}
        </Notice>
      </div>
    </InMiddle>
  );
}
