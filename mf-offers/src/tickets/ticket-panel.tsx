import { useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { Card, PartialFailure, Skeleton } from '@mrw/shared-ui';
import type { CampaignRoute } from '../campaigns/campaign-route';
import { campaignStrings } from '../campaigns/strings';
import { ticketStrings } from './strings';
import { TicketSteps } from './ticket-steps';
import { useTicketCampaign } from './use-ticket-campaign';

/** Slots, questions and the booking of a ticket campaign. */
export default function TicketPanel({ campaign, route }: { campaign: Campaign; route: CampaignRoute }) {
  const t = useStrings(ticketStrings);
  const c = useStrings(campaignStrings);
  const ticket = useTicketCampaign(campaign.id);
  return (
    <Card as="section" aria-label={t('title')} aria-busy={ticket.isPending}>
      {ticket.data ? (
        <TicketSteps campaign={campaign} ticket={ticket.data} route={route} />
      ) : ticket.isError ? (
        <PartialFailure message={c('loadFailed')} onRetry={() => void ticket.refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Card>
  );
}
