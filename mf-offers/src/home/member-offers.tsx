import { useSession } from '@mrw/shared-contracts';
import { OnlyForYou } from './only-for-you';
import { useHomeCampaigns } from './use-home-campaigns';

/** What is only for this member, for the page of another remote; nothing for visitors, without any, and while it loads. */
export function MemberOffers() {
  const isMember = useSession().kind === 'member';
  const list = useHomeCampaigns('is_only_for_you', isMember);
  return isMember && list.state === 'ready' ? <OnlyForYou list={list} /> : null;
}
