import { readingOf, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { Card, PartFailure, Skeleton } from '@mrw/shared-ui';
import type { CampaignRoute } from '../../campaigns/campaign-route';
import { campaignStrings } from '../../campaigns/strings';
import { ticketStrings } from './strings';
import { TicketSteps } from './ticket-steps';
import { useTicketCampaign } from './use-ticket-campaign';

/** Slots, questions and the booking of a ticket campaign. */
export default function TicketPanel({ campaign, route }: { campaign: Campaign; route: CampaignRoute }) {
  const t = useStrings(ticketStrings);
  const c = useStrings(campaignStrings);
  const ticket = useTicketCampaign(campaign.id);
  const reading = readingOf(ticket);
  return (
    <Card as="section" aria-label={t('title')} aria-busy={reading.state === 'loading'}>
      <PartFailure reading={reading} message={c('loadFailed')} onRetry={() => void ticket.refetch()} />
      {reading.state === 'ready' && <TicketSteps campaign={campaign} ticket={reading.data} route={route} />}
      {reading.state === 'loading' && <Skeleton lines={6} />}
    </Card>
  );
}
