import { useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { Icon } from '@mrw/shared-ui';
import s from './gift-count.module.css';
import { giftStrings } from './gift-strings';
import { useGiftsToOpen } from './use-gifts-to-open';

/** The gifts that wait, on the card of a campaign; empty without any. */
export default function GiftCount({ campaign }: { campaign: Campaign }) {
  const t = useStrings(giftStrings);
  const [count] = useGiftsToOpen([campaign]);
  if (!count) return null;
  return (
    <span className={s.count}>
      <Icon name="gift" size={16} />
      <span className={s.words}>{t('toOpen', { count })}</span>
    </span>
  );
}
