import { useStrings, type PagedList } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { expiry } from '@mrw/shared-contracts/constants';
import {
  EmptyState,
  IconButton,
  LinkButton,
  Section,
  SkeletonCards,
  TextLink,
  useOnline,
} from '@mrw/shared-ui';
import { CampaignList } from '../../campaigns/campaign-list';
import { campaignStrings } from '../../campaigns/strings';
import s from './home-page.module.css';
import { OnlyForYou } from './only-for-you';
import { homeStrings } from './strings';

type Props = {
  /** Null for visitors. */
  onlyForYou: PagedList<Campaign> | null;
  featured: PagedList<Campaign>;
  /** The page is being reloaded. */
  busy: boolean;
  onRefresh(): void;
};

/** The offers of the home page. The second section waits until it is known whether the first one exists. */
export function HomeLists({ onlyForYou, featured, busy, onRefresh }: Props) {
  const t = useStrings(homeStrings);
  const c = useStrings(campaignStrings);
  const online = useOnline();
  if (onlyForYou?.state === 'loading') {
    return (
      <div aria-busy="true">
        <SkeletonCards count={4} />
      </div>
    );
  }
  return (
    <>
      {/* Offline, the list below shows the message. */}
      {onlyForYou && (online || onlyForYou.state !== 'failed') && <OnlyForYou list={onlyForYou} />}
      <Section
        title={t('featured')}
        action={
          <div className={s.actions}>
            <TextLink to="/offer/LATEST">{t('allOffers')}</TextLink>
            <IconButton icon="refresh" label={t('refresh')} busy={busy} onClick={onRefresh} />
          </div>
        }
      >
        <CampaignList
          label={t('featured')}
          list={featured}
          within={expiry.homeTagDays}
          empty={
            <EmptyState
              message={t('noFeatured')}
              action={
                <LinkButton variant="outline" to="/offer/LATEST">
                  {c('toLatest')}
                </LinkButton>
              }
            />
          }
        />
      </Section>
    </>
  );
}
