/** Routes of members that do not carry the uid in their path (contract §1 to §5). */
const memberRoutes: ReadonlySet<string> = new Set([
  '/auth/revoke',
  '/app_installations',
  '/app_installations/:id',
  '/campaigns/:id/gps_verification',
  '/campaigns/:id/qr_code_verification',
  '/coupons/:id/usage_record',
  '/coupons/:id/virtual_convert',
  '/customer-app/files',
  '/customers/gift_card/:code',
  '/customers/unread_messages_count',
  '/stamp_campaigns/:id/stamp_rewards/acquire',
  '/stamps/stamps_reward_status',
]);

/** True when a route answers 401 without a token; the published contract says so. */
export const isBearerRoute = (url: string): boolean => url.includes('/:uid') || memberRoutes.has(url);
