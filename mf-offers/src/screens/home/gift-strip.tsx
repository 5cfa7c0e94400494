import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { Icon, ServerText } from '@mrw/shared-ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { campaignName } from '../../campaigns/campaign-texts';
import { giftStrings } from '../../campaigns/gifts/gift-strings';
import { useGiftsToOpen } from '../../campaigns/gifts/use-gifts-to-open';
import s from './gift-strip.module.css';

export type GiftStripProps = {
  campaigns: readonly Campaign[];
  /** Hears of its height, in pixels, as soon as all gifts are known. */
  onHeight(height: number): void;
};

/** The gifts that wait on home, a line per stamp card. */
export function GiftStrip({ campaigns, onHeight }: GiftStripProps) {
  const counts = useGiftsToOpen(campaigns);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!counts.includes(null)) onHeight(box.current?.offsetHeight ?? 0);
  });
  const waiting = campaigns.map((campaign, at) => ({ campaign, count: counts[at] ?? 0 }));
  const shown = waiting.filter(({ count }) => count > 0);
  return (
    <div ref={box} className={s.box}>
      {shown.length > 0 && (
        <ul className={s.strip}>
          {shown.map(({ campaign, count }) => (
            <GiftLine key={campaign.id} campaign={campaign} count={count} />
          ))}
        </ul>
      )}
    </div>
  );
}

function GiftLine({ campaign, count }: { campaign: Campaign; count: number }) {
  const t = useStrings(giftStrings);
  const language = useLanguage();
  return (
    <li>
      <Link to={`/campaign/${campaign.id}`} className={s.line}>
        <Icon name="gift" size={20} />
        <span className={s.what}>
          <strong>{t('toOpen', { count })}</strong>
          <span className={s.card}>
            <ServerText>{campaignName(campaign, language)}</ServerText>
          </span>
        </span>
        <Icon name="chevron-right" size={16} />
      </Link>
    </li>
  );
}
