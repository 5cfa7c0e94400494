import { useSession } from '@mrw/shared-contracts';
import { PageLayout } from '@mrw/shared-ui';
import { OnlyForYou } from './only-for-you';
import { useHomeCampaigns } from './use-home-campaigns';

/**
 * Offers for this member only, as wide as a page, for a slot of another remote; empty for visitors, without offers,
 * and while it loads.
 */
export function MemberOffers() {
  const isMember = useSession().kind === 'member';
  const list = useHomeCampaigns('is_only_for_you', isMember);
  if (!isMember || list.state === 'loading' || list.state === 'empty') return null;
  return (
    <PageLayout>
      <OnlyForYou list={list} />
    </PageLayout>
  );
}
