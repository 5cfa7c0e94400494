import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { Icon, ServerText } from '@mrw/shared-ui';
import { Link } from 'react-router-dom';
import { campaignName } from '../../campaigns/campaign-texts';
import { giftStrings } from '../../campaigns/gifts/gift-strings';
import { useGiftsToOpen } from '../../campaigns/gifts/use-gifts-to-open';
import s from './gift-strip.module.css';

/** The gifts that wait on home, a line per stamp card. */
export function GiftStrip({ campaigns }: { campaigns: readonly Campaign[] }) {
  return (
    <ul className={s.strip}>
      {campaigns.map((campaign) => (
        <GiftLine key={campaign.id} campaign={campaign} />
      ))}
    </ul>
  );
}

function GiftLine({ campaign }: { campaign: Campaign }) {
  const t = useStrings(giftStrings);
  const language = useLanguage();
  const count = useGiftsToOpen(campaign);
  if (count === 0) return null;
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
