import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { formatDate, Notice, TextLink, useNow } from '@mrw/shared-ui';
import { availabilityOf } from '../../campaigns/availability';
import s from './campaign-view.module.css';
import { detailStrings } from './strings';

/** Why a campaign cannot be used now, with an alternative: information, not an error. */
export function CampaignNotice({ campaign }: { campaign: Campaign }) {
  const t = useStrings(detailStrings);
  const language = useLanguage();
  const now = useNow();
  const { kind } = availabilityOf(campaign, now);
  if (kind === 'inactive') {
    return (
      <div className={s.notice}>
        <Notice tone="warn">
          <p>{t('inactive')}</p>
          <TextLink to="/offer/LATEST">{t('otherOffers')}</TextLink>
        </Notice>
      </div>
    );
  }
  if (kind === 'ended') {
    return (
      <div className={s.notice}>
        <Notice>
          <p>{t('ended', { date: formatDate(campaign.end_date ?? '', language) })}</p>
          <TextLink to="/offer/LATEST">{t('otherOffers')}</TextLink>
        </Notice>
      </div>
    );
  }
  if (campaign.is_within_blackout_period) {
    return (
      <div className={s.notice}>
        <Notice>{t('blackout')}</Notice>
      </div>
    );
  }
  return null;
}
