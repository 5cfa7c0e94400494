import { useHost, type PartnerChannel } from '@mrw/shared-contracts';

/** The partner site that codes are sent to. */
export type Partner = { origin: string; channel?: PartnerChannel };

/** Null on our own pages, and inside an unknown site (§2, Q-034). */
export function usePartner(): Partner | null {
  const { embed } = useHost();
  if (!embed.isOpenInOtherSite || embed.partnerOrigin === null) return null;
  const { partnerOrigin: origin, channel } = embed;
  return channel ? { origin, channel } : { origin };
}
