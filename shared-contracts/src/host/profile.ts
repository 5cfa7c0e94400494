import * as z from 'zod/mini';
import { languages } from '../language/language';

const headerField = z.enum([
  'display_name',
  'app_name',
  'points',
  'cash',
  'level_name',
  'greeting',
  'welcome',
  'point_with_cash',
]);

/** The configuration of one deployment: the differences between sites built from the same packages. */
export const deploymentProfile = z.object({
  name: z.string(),
  appName: z.record(z.enum(languages), z.string()),
  /** What the site is about, in one line for search engines and devices. */
  description: z.optional(z.record(z.enum(languages), z.string())),
  availableLanguages: z.array(z.enum(languages)).check(z.minLength(1)),
  defaultLanguage: z.enum(languages),
  flags: z.object({
    shopPlatform: z.boolean(),
    levels: z.boolean(),
    transactionHistory: z.boolean(),
    cashStoreRequired: z.boolean(),
    emailReminderPrompt: z.boolean(),
  }),
  headerFields: z.array(headerField),
  /** Points for one cash dollar (§9, Q-085). */
  pointsPerCashDollar: z.number().check(z.positive()),
  services: z.object({
    api: z.url(),
    signOn: z.url(),
    giftCardFrame: z.url(),
    /**
     * Origins that may frame this site and exchange messages with it; outside of production also every port of the
     * machine, `http://localhost:*`.
     */
    partners: z.array(
      z.union([z.url(), z.string().check(z.regex(/^http:\/\/(localhost|127\.0\.0\.1):\*$/))]),
    ),
    /** Where batches of telemetry are sent; without it none is. */
    telemetry: z.optional(z.url()),
    /** The part of page loads that send it (0 to 1), which is written into each batch; without it all do. */
    telemetrySample: z.optional(z.number().check(z.positive(), z.lte(1))),
    /** Tiles under the stores of the map; without them the map is the drawing alone. */
    mapTiles: z.optional(
      z.object({
        /** Web Mercator, 256 px: `https://tiles.example/{z}/{x}/{y}.png`. Its origin joins the policy of the pages. */
        url: z.url(),
        /** What the provider asks to be shown, and where it leads. */
        attribution: z.string(),
        attributionLink: z.optional(z.url()),
      }),
    ),
  }),
  /** The developer panel of remotes and its overrides: never in production. */
  developerTools: z.optional(z.boolean()),
  links: z.object({
    about: z.url(),
    terms: z.url(),
    privacy: z.url(),
    faqs: z.url(),
    /** Where a desktop visitor downloads the app; shown as a QR code. */
    appDownload: z.url(),
    mapsSearch: z.url(),
  }),
  /** Members may store their card on the device. When false, a worker of an earlier visit is removed. */
  offlineCard: z.optional(z.boolean()),
  /** With the card, available coupons and tickets are kept on the device. */
  offlineWallet: z.optional(z.boolean()),
  /** Cards, coupons and tickets as passes of the wallets of phones. */
  walletPasses: z.optional(z.boolean()),
  /** The one wallet that the API has the keys of; left out: both. */
  passWallet: z.optional(z.enum(['apple', 'google'])),
  /** Messages to the member's device while the site is closed. */
  webPush: z.optional(z.boolean()),
  /** Members lock their spending and see the devices that are logged in. */
  spendLock: z.optional(z.boolean()),
  /** The installed app takes pictures of receipts from other apps. */
  sharedReceipts: z.optional(z.boolean()),
  /** Ways to cash dollars and reward claims on home, the pages of members and offers. */
  shortcuts: z.optional(z.boolean()),
  /** The unread count in the header of phones and on the icon of the installed app. */
  unreadBell: z.optional(z.boolean()),
  /** New members see what to do first, and what comes next: the offer to keep the card, the next gift. */
  firstSteps: z.optional(z.boolean()),
  /** Friends who come by a refer link see what it gives; members see who joined and who has not yet. */
  invitations: z.optional(z.boolean()),
  /** What an act gave is told in a sheet that is in view whatever the scroll. */
  gainSheet: z.optional(z.boolean()),
  /** Screens that wait for the act of another person hear of it from the API. */
  liveUpdates: z.optional(z.boolean()),
  /** The activity log as the account of the points: balance after each entry, kinds, months, a file. */
  pointsTimeline: z.optional(z.boolean()),
  /** Shared links carry a text and a picture. */
  richSharing: z.optional(z.boolean()),
  /** The store directory as a map as well. */
  storeMap: z.optional(z.boolean()),
  /**
   * Search among the offers: `service` when the API searches, sorts and filters them, `loaded` when only the loaded
   * pages can be searched.
   */
  offerChoice: z.optional(z.enum(['service', 'loaded'])),
  /** Search among the member's coupons and tickets, as `offerChoice`; `service` sorts them, too. */
  couponChoice: z.optional(z.enum(['service', 'loaded'])),
  /** Offers say what is missing or gained, results the points before and after; one goal stays on home. */
  affordability: z.optional(z.boolean()),
  /** Scheme of the native app's links, without `://`. */
  appScheme: z.string(),
  customerService: z.object({ phone: z.string(), email: z.string(), whatsApp: z.string() }),
  /** Usual review time of a reward claim in days; without it no time is shown. */
  claimReviewDays: z.optional(z.number().check(z.positive())),
  /** Points of an approved claim for each HK$1, rounded down; without it none are promised. */
  claimPoints: z.optional(z.number().check(z.positive())),
  /** Country codes of mobile numbers in the order of the list. */
  countryCodes: z.array(z.string()).check(z.minLength(1)),
});

export type DeploymentProfile = z.infer<typeof deploymentProfile>;
/** A field that the header of a member shows, by the profile (§2). */
export type HeaderField = z.infer<typeof headerField>;
