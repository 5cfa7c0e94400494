import {
  authorization_codes,
  contact_challenges,
  sessions,
  unsubscribe_tokens,
} from '../platform/db/schema/access';
import { coupons } from '../platform/db/schema/coupons';
import { live_events } from '../platform/db/schema/live';
import { activity_logs, app_installations, inbox_messages, invitations } from '../platform/db/schema/members';
import { participations, stamp_earnings, stamp_rewards } from '../platform/db/schema/offers';
import { push_outbox, push_subscriptions } from '../platform/db/schema/push';
import { pass_devices, pass_links, pass_updates, wallet_passes } from '../platform/db/schema/passes';
import {
  card_receipts,
  cash_offers,
  claims,
  point_ledger,
  transaction_history,
  uploads,
} from '../platform/db/schema/points';

/** Every table whose rows name the member they belong to. */
export const ownedTables = [
  sessions,
  authorization_codes,
  contact_challenges,
  unsubscribe_tokens,
  app_installations,
  activity_logs,
  inbox_messages,
  invitations,
  live_events,
  push_subscriptions,
  push_outbox,
  point_ledger,
  cash_offers,
  claims,
  card_receipts,
  uploads,
  transaction_history,
  coupons,
  participations,
  stamp_earnings,
  stamp_rewards,
  pass_devices,
  pass_links,
  pass_updates,
  wallet_passes,
] as const;
