import { activityLogRoutes } from './activity-log/routes';
import { authRoutes } from './auth/routes';
import { campaignRoutes } from './campaigns/routes';
import { ticketRoutes } from './campaigns/ticket-routes';
import { configRoutes } from './config/routes';
import type { Api, Context } from './context';
import { couponRoutes } from './coupons/routes';
import { giftCardRoutes } from './gift-cards/routes';
import { inboxRoutes } from './inbox/routes';
import { levelRoutes } from './levels/routes';
import { memberRoutes } from './members/routes';
import { pointRoutes } from './points/routes';
import { stampRoutes } from './stamps/routes';
import { storeRoutes } from './stores/routes';
import { subscribeRoutes } from './subscribe/routes';

/** Every route of the contract. */
export async function apiRoutes(api: Api, context: Context): Promise<void> {
  authRoutes(api, context);
  memberRoutes(api, context);
  subscribeRoutes(api, context);
  configRoutes(api, context);
  pointRoutes(api, context);
  levelRoutes(api, context);
  activityLogRoutes(api, context);
  inboxRoutes(api, context);
  giftCardRoutes(api, context);
  campaignRoutes(api, context);
  ticketRoutes(api, context);
  stampRoutes(api, context);
  couponRoutes(api, context);
  storeRoutes(api, context);
}
