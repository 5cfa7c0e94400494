import { readResource, useClock, useHost, useSession, useStrings, type Host } from '@mrw/shared-contracts';
import { blackoutCheck, type Campaign } from '@mrw/shared-contracts/api/campaigns';
import { availabilityOf } from '../availability';
import { pressStrings } from './strings';

/**
 * The checks before every action of a campaign: network, end, login, blackout day, in this order.
 *
 * @returns a function to call at the press; it returns whether the action may continue, after showing why not
 */
export function usePress(campaign: Campaign): (options?: { guestAllowed?: boolean }) => Promise<boolean> {
  const t = useStrings(pressStrings);
  const host = useHost();
  const clock = useClock();
  const session = useSession();
  return async ({ guestAllowed = false } = {}) => {
    if (!navigator.onLine) {
      host.notify.toast(t('offline'), 'failed');
      return false;
    }
    if (availabilityOf(campaign, clock.now()).kind === 'ended') {
      host.notify.toast(t('expired'), 'failed');
      return false;
    }
    if (session.kind !== 'member' && !guestAllowed) {
      if (host.embed.isOpenInOtherSite) host.notify.toast(t('partnerLogin'), 'failed');
      else host.auth.login({ redirectTo: `/campaign/${campaign.id}` });
      return false;
    }
    if (await isBlackedOut(host, campaign)) {
      host.notify.toast(t('blackout'), 'failed');
      return false;
    }
    return true;
  };
}

/** The fresh response counts; without one the loaded flag does. */
async function isBlackedOut(host: Host, campaign: Campaign): Promise<boolean> {
  try {
    const url = `/campaigns/${campaign.id}/blackout_check`;
    return (await readResource(host.http.campaign, { url }, blackoutCheck)).in_blackout_period;
  } catch {
    return campaign.is_within_blackout_period;
  }
}
