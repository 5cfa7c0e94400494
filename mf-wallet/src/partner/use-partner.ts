import { useHost } from '@mrw/shared-contracts';

/** Origin of the site around this one that codes are handed to; null on our own pages (§2, Q-034). */
export function usePartnerOrigin(): string | null {
  const { embed } = useHost();
  return embed.isOpenInOtherSite ? embed.partnerOrigin : null;
}
