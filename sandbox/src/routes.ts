import { activityLogRoutes } from './activity-log/routes';
import { authRoutes } from './auth/routes';
import { campaignRoutes } from './campaigns/routes';
import { ticketRoutes } from './campaigns/ticket-routes';
import { cashDollarRoutes } from './cash-dollar/routes';
import { claimRoutes } from './claims/routes';
import { uploadRoutes } from './claims/uploads';
import { configRoutes } from './config/routes';
import type { Api, Context } from './context';
import { couponRoutes } from './coupons/routes';
import { familyBookingRoutes } from './family-booking/routes';
import { giftCardRoutes } from './gift-cards/routes';
import { inboxRoutes } from './inbox/routes';
import { levelRoutes } from './levels/routes';
import { loginMethodRoutes } from './members/login-method-routes';
import { memberRoutes } from './members/routes';
import { participationRoutes } from './participation/routes';
import { pointRoutes } from './points/routes';
import { acquireRoute } from './stamps/acquire-route';
import { stampRoutes } from './stamps/routes';
import { storeRoutes } from './stores/routes';
import { subscribeRoutes } from './subscribe/routes';
import { transactionRoutes } from './transactions/routes';

/** Every route of the contract. */
export async function apiRoutes(api: Api, context: Context): Promise<void> {
  authRoutes(api, context);
  memberRoutes(api, context);
  loginMethodRoutes(api, context);
  subscribeRoutes(api, context);
  configRoutes(api, context);
  pointRoutes(api, context);
  levelRoutes(api, context);
  activityLogRoutes(api, context);
  inboxRoutes(api, context);
  giftCardRoutes(api, context);
  campaignRoutes(api, context);
  ticketRoutes(api, context);
  participationRoutes(api, context);
  stampRoutes(api, context);
  acquireRoute(api, context);
  couponRoutes(api, context);
  storeRoutes(api, context);
  cashDollarRoutes(api, context);
  claimRoutes(api, context);
  transactionRoutes(api, context);
  familyBookingRoutes(api, context);
  await uploadRoutes(api, context);
}
