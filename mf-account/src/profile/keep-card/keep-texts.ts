import type { OfflineCard } from '@mrw/shared-contracts';

/** Which texts tell what is kept: the card alone, or with it coupons and tickets. */
export const keepTexts = ({ wallet }: OfflineCard) =>
  wallet
    ? ({
        keep: 'keepAll',
        what: 'keepAllWhat',
        offer: 'offerAll',
        keepNow: 'keepAllNow',
        kept: 'keptAll',
        notKept: 'notKeptAll',
      } as const)
    : ({
        keep: 'keep',
        what: 'keepWhat',
        offer: 'offer',
        keepNow: 'keepIt',
        kept: 'kept',
        notKept: 'notKept',
      } as const);
