import type { DeploymentProfile } from '@mrw/shared-contracts';
import type { Addresses } from '@mrw/shared-contracts/addresses';

export const profileNames = ['A', 'B', 'C'] as const;
export type ProfileName = (typeof profileNames)[number];

/** @throws Error when there is no profile of this name */
export function profileOf(name: string): ProfileName {
  const profile = profileNames.find((known) => known === name.toUpperCase());
  if (!profile) throw new Error(`There is no profile ${name}; there are ${profileNames.join(', ')}.`);
  return profile;
}

/** Optional entrances and views that only profile A shows. */
const entrancesOff = {
  shortcuts: false,
  unreadBell: false,
  firstSteps: false,
  pointsTimeline: false,
  storeMap: false,
  richSharing: false,
  offerChoice: undefined,
  affordability: false,
} satisfies Partial<DeploymentProfile>;

/**
 * The deployment profiles of the demo: A with three languages, B in Traditional Chinese with everything
 * optional off, C is A with the shop platform.
 */
export function deploymentProfileOf(name: ProfileName, addresses: Addresses): DeploymentProfile {
  const a = profileA(addresses);
  if (name === 'A') return a;
  if (name === 'B')
    return {
      ...a,
      name,
      availableLanguages: ['zh-Hant'],
      ...entrancesOff,
      offlineCard: false,
      defaultLanguage: 'zh-Hant',
      flags: { ...a.flags, levels: false, transactionHistory: false },
      headerFields: ['display_name', 'points'],
    };
  return {
    ...a,
    name,
    ...entrancesOff,
    flags: { ...a.flags, shopPlatform: true, cashStoreRequired: true, emailReminderPrompt: true },
  };
}

const flagsOfA: DeploymentProfile['flags'] = {
  shopPlatform: false,
  levels: true,
  transactionHistory: true,
  cashStoreRequired: false,
  emailReminderPrompt: false,
};

function profileA(addresses: Addresses): DeploymentProfile {
  const company = 'https://www.harbour-rewards.example';
  return {
    name: 'A',
    appName: { en: 'Harbour Rewards', 'zh-Hant': '海港獎賞', 'zh-Hans': '海港奖赏' },
    description: {
      en: 'Points, coupons, tickets and your member card',
      'zh-Hant': '積分、優惠券、門票與會員卡',
      'zh-Hans': '积分、优惠券、门票与会员卡',
    },
    availableLanguages: ['en', 'zh-Hant', 'zh-Hans'],
    defaultLanguage: 'en',
    flags: flagsOfA,
    headerFields: ['display_name', 'level_name', 'points'],
    pointsPerCashDollar: 1_000,
    services: {
      api: addresses.api.origin,
      signOn: addresses.signOn.origin,
      giftCardFrame: addresses.giftCardFrame.origin,
      // Those of the page: `profileFor`.
      partners: [],
      telemetry: `${addresses.api.origin}/telemetry`,
    },
    links: {
      about: `${company}/about`,
      terms: `${company}/terms`,
      privacy: `${company}/privacy`,
      faqs: `${company}/faqs`,
      appDownload: `${company}/app`,
      mapsSearch: 'https://www.google.com/maps/search/',
    },
    appScheme: 'harbourrewards',
    customerService: {
      phone: '+852 3000 0000',
      email: 'care@harbour-rewards.example',
      whatsApp: '85230000000',
    },
    claimReviewDays: 5,
    offlineCard: true,
    shortcuts: true,
    unreadBell: true,
    firstSteps: true,
    pointsTimeline: true,
    storeMap: true,
    richSharing: true,
    offerChoice: 'service',
    affordability: true,
    countryCodes: ['852', '853', '86'],
  };
}
