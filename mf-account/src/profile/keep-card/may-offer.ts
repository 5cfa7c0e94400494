import type { Host } from '@mrw/shared-contracts';
import * as z from 'zod/mini';

/** Whether the member has answered the offer to keep the card, in this browser. */
export const answerOf = ({ storage }: Pick<Host, 'storage'>) =>
  storage.member('card_keep_answered', z.literal(true), { lifetime: 'browser' });

/** Whether keeping card and coupons on this device may be offered: once, where nothing is kept yet. */
export const mayOfferToKeep = (host: Pick<Host, 'config' | 'offlineCard' | 'storage'>): boolean =>
  host.config.firstSteps === true &&
  host.offlineCard?.kept$.value === false &&
  answerOf(host).read() === null;
