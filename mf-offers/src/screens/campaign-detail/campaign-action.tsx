import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { Card, Skeleton } from '@mrw/shared-ui';
import { lazy, Suspense } from 'react';
import { BuyPanel } from '../../acts/buy/buy-panel';
import type { CampaignRoute } from '../../campaigns/campaign-route';

const EarningPanel = lazy(() => import('../../acts/earning/earning-panel'));
const TicketPanel = lazy(() => import('../../acts/tickets/ticket-panel'));
const StampCard = lazy(() => import('../../acts/stamps/stamp-card'));

type Props = { campaign: Campaign; route: CampaignRoute };

/** The action of a campaign by its type; all but the most frequent type are lazy chunks. */
export function CampaignAction(props: Props) {
  return (
    <Suspense
      fallback={
        <Card aria-busy="true">
          <Skeleton lines={4} />
        </Card>
      }
    >
      <ActionOf {...props} />
    </Suspense>
  );
}

function ActionOf({ campaign, route }: Props) {
  switch (campaign.type) {
    case 'COUPON_CAMPAIGN':
      return <BuyPanel campaign={campaign} route={route} />;
    case 'EARNING_CAMPAIGN': {
      const rule = campaign.earning_campaign_type_earning_rule;
      return rule ? <EarningPanel campaign={campaign} rule={rule} /> : null;
    }
    case 'STAMP_CAMPAIGN':
      return <StampCard campaign={campaign} />;
    case 'TICKET_CAMPAIGN':
      return <TicketPanel campaign={campaign} route={route} />;
    // A general message has no action.
    case 'GENERAL_MESSAGE_CAMPAIGN':
      return null;
  }
}
