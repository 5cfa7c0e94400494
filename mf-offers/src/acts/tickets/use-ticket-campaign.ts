import { readResource, useHost, useLanguage, useSession } from '@mrw/shared-contracts';
import { ticketCampaign } from '@mrw/shared-contracts/api/tickets';
import { useQuery } from '@tanstack/react-query';

export const ticketCampaignKey = (id: string) => ['ticket-campaign', id] as const;

/** Slots and questions of a ticket campaign. */
export function useTicketCampaign(id: string) {
  const { http } = useHost();
  const language = useLanguage();
  const session = useSession();
  return useQuery({
    queryKey: [...ticketCampaignKey(id), language],
    enabled: session.kind !== 'restoring',
    queryFn: ({ signal }) =>
      readResource(http.campaign, { url: `/ticket_campaigns/${id}`, signal }, ticketCampaign),
    placeholderData: (previous) => previous,
  });
}
