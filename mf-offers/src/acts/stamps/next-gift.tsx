import { useHost, useStrings } from '@mrw/shared-contracts';
import s from './stamp-card.module.css';
import { nextGift, type StampSlot } from './stamp-slots';
import { stampStrings } from './strings';
import { useGiftName } from './use-gift-name';

/** What the next stamps are for; read aloud when it changes. */
export function NextGift({ slots, earned }: { slots: readonly StampSlot[]; earned: number }) {
  const t = useStrings(stampStrings);
  const nameOf = useGiftName();
  if (!useHost().config.firstSteps) return null;
  const next = nextGift(slots, earned);
  return (
    <p className={s.next} role="status">
      {next && t('next', { count: next.missing, gift: nameOf(next.badge) })}
    </p>
  );
}
