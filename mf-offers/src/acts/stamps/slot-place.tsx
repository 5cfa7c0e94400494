import { useStrings } from '@mrw/shared-contracts';
import { classes, Icon } from '@mrw/shared-ui';
import s from './stamp-card.module.css';
import { giftPress, type StampSlot } from './stamp-slots';
import { stampStrings } from './strings';
import { useGiftName } from './use-gift-name';

type Props = {
  slot: StampSlot;
  images: { slot: string | null; gift: string | null };
  /** Visitors can press every gift: they are redirected to the login. */
  isMember: boolean;
  busy: boolean;
  /** A press on a gift only shows why not. */
  muted: boolean;
  onPress(): void;
};

/** One place of the card: a stamp, or a gift that can be opened once its number is reached. */
export function SlotPlace({ slot, images, isMember, busy, muted, onPress }: Props) {
  const t = useStrings(stampStrings);
  const nameOf = useGiftName();
  const { number, active, gift } = slot;
  if (!gift) {
    return (
      <span
        className={classes(s.place, active && s.active)}
        role="img"
        aria-label={t(active ? 'stamped' : 'notStamped', { number })}
      >
        {active ? <Picture src={images.slot} icon="stamp" /> : <span className={s.number}>{number}</span>}
      </span>
    );
  }
  const key = gift.opened ? 'giftOpened' : active ? 'giftReady' : 'giftWaiting';
  return (
    <button
      type="button"
      className={classes(s.place, s.gift, active && s.active, (gift.opened || muted) && s.quiet)}
      aria-label={t(key, { number, gift: nameOf(gift.badge) })}
      aria-disabled={(isMember && giftPress(slot) === 'nothing') || undefined}
      aria-busy={busy || undefined}
      onClick={onPress}
    >
      {gift.opened ? <Icon name="done" size={28} /> : <Picture src={images.gift} icon="gift" />}
      <span className={s.caption}>{gift.opened ? t('opened') : active ? t('open') : number}</span>
    </button>
  );
}

function Picture({ src, icon }: { src: string | null; icon: 'stamp' | 'gift' }) {
  if (!src) return <Icon name={icon} size={28} />;
  return <img src={src} alt="" width={40} height={40} className={s.image} />;
}
