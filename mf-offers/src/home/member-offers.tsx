import { useSession } from '@mrw/shared-contracts';
import { PageLayout } from '@mrw/shared-ui';
import { OnlyForYou } from './only-for-you';
import { useHomeCampaigns } from './use-home-campaigns';

/**
 * What is only for this member, as wide as a page, to stand beneath the page of another remote; nothing for visitors,
 * without any, and while it loads.
 */
export function MemberOffers() {
  const isMember = useSession().kind === 'member';
  const list = useHomeCampaigns('is_only_for_you', isMember);
  if (!isMember || list.state !== 'ready') return null;
  return (
    <PageLayout>
      <OnlyForYou list={list} />
    </PageLayout>
  );
}
