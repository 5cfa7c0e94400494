import { useHost, type PartnerChannel } from '@mrw/shared-contracts';

/** The site around this one, which codes are handed to. */
export type Partner = { origin: string; channel?: PartnerChannel };

/** Null on our own pages, and inside a site that nobody knows (§2, Q-034). */
export function usePartner(): Partner | null {
  const { embed } = useHost();
  if (!embed.isOpenInOtherSite || embed.partnerOrigin === null) return null;
  const { partnerOrigin: origin, channel } = embed;
  return channel ? { origin, channel } : { origin };
}
