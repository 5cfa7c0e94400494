import { useStrings, type PagedList } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { expiry } from '@mrw/shared-contracts/constants';
import { EmptyState, Section, SkeletonCards, TextLink } from '@mrw/shared-ui';
import { CampaignList } from '../campaigns/campaign-list';
import { OnlyForYou } from './only-for-you';
import { homeStrings } from './strings';

type Props = {
  /** Null for visitors. */
  onlyForYou: PagedList<Campaign> | null;
  featured: PagedList<Campaign>;
};

/** The offers of the home page. Whether the first section exists is known before the second one is placed. */
export function HomeLists({ onlyForYou, featured }: Props) {
  const t = useStrings(homeStrings);
  if (onlyForYou?.state === 'loading') {
    return (
      <div aria-busy="true">
        <SkeletonCards count={4} />
      </div>
    );
  }
  return (
    <>
      {onlyForYou && <OnlyForYou list={onlyForYou} />}
      <Section title={t('featured')} action={<TextLink to="/offer/LATEST">{t('allOffers')}</TextLink>}>
        <CampaignList
          label={t('featured')}
          list={featured}
          within={expiry.homeTagDays}
          empty={<EmptyState message={t('noFeatured')} />}
        />
      </Section>
    </>
  );
}
