import type { BuildSeed } from '../db/seed-contract';
import { activityLogs } from './account/activity-log';
import { claimRows } from './account/claims';
import { inboxMessages } from './account/inbox';
import { transactionHistory } from './account/transaction-history';
import { homepageBanners } from './campaigns/banners';
import { blackoutDays } from './campaigns/blackouts';
import { campaignRows } from './campaigns/campaigns';
import { campaignCategories, campaignCategoryLinks } from './campaigns/categories';
import { earningRules } from './campaigns/earning-rules';
import { stampBadges, stampEarnings, stampRewards } from './campaigns/stamps';
import { ticketQuestions } from './campaigns/ticket-questions';
import { ticketSlots } from './campaigns/ticket-slots';
import { applicableStores } from './coupons/applicable-stores';
import { campaignTemplates } from './coupons/campaign-templates';
import { couponRows, participations } from './coupons/coupons';
import { ticketRows } from './coupons/tickets';
import { ticketTemplates, walletTemplates } from './coupons/wallet-templates';
import { appInstallations, overlimitChallenges, unsubscribeTokens } from './members/access';
import { levels } from './members/levels';
import { memberRows } from './members/members';
import { ledgerRows } from './members/points';
import { momentsFrom } from './moments';
import { districts, regions } from './places/areas';
import { brands } from './places/brands';
import { storeCategories, storeSubcategories } from './places/categories';
import { storeRows } from './places/stores';
import { giftCards } from './programme/gift-cards';
import { settings } from './programme/settings';

/** The demo data; the same moment always gives the same rows. */
export const buildSeed: BuildSeed = (now) => {
  const moments = momentsFrom(now);
  return {
    levels,
    members: memberRows(moments),
    app_installations: appInstallations(moments),
    unsubscribe_tokens: unsubscribeTokens(moments),
    contact_challenges: overlimitChallenges(moments),
    settings,
    point_ledger: ledgerRows(moments),
    gift_cards: giftCards(moments),
    brands,
    regions,
    districts,
    store_categories: storeCategories,
    store_subcategories: storeSubcategories,
    stores: storeRows(moments),
    campaigns: campaignRows(moments),
    campaign_categories: campaignCategories,
    campaign_category_links: campaignCategoryLinks,
    homepage_banners: homepageBanners,
    blackout_days: blackoutDays(moments),
    ticket_slots: ticketSlots,
    ticket_questions: ticketQuestions,
    earning_rules: earningRules,
    stamp_badges: stampBadges,
    stamp_earnings: stampEarnings(moments),
    stamp_rewards: stampRewards(moments),
    participations: participations(moments),
    coupon_templates: [...campaignTemplates, ...walletTemplates, ...ticketTemplates],
    applicable_stores: applicableStores,
    coupons: [...couponRows(moments), ...ticketRows(moments)],
    activity_logs: activityLogs(moments),
    inbox_messages: inboxMessages(moments),
    claims: claimRows(moments),
    transaction_history: transactionHistory(moments),
  };
};
