import { useStrings, type PagedList } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { expiry } from '@mrw/shared-contracts/constants';
import { Section } from '@mrw/shared-ui';
import s from '../../campaigns/campaign-card.module.css';
import { CampaignList } from '../../campaigns/campaign-list';
import { homeStrings } from './strings';

/** Offers for this member only. Without any the section is absent, not empty. */
export function OnlyForYou({ list }: { list: PagedList<Campaign> }) {
  const t = useStrings(homeStrings);
  if (list.state === 'empty' && list.failure === null) return null;
  return (
    <Section title={t('onlyForYou')}>
      <div className={s.alone}>
        <CampaignList label={t('onlyForYou')} list={list} within={expiry.homeTagDays} byHand empty={null} />
      </div>
    </Section>
  );
}
