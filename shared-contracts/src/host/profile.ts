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

/** The configuration of one deployment: what differs between two sites built from the same packages. */
export const deploymentProfile = z.object({
  name: z.string(),
  appName: z.record(z.enum(languages), z.string()),
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
    /** Origins that may hold this site in a frame and talk to it. */
    partners: z.array(z.url()),
    /** Where batches of telemetry go; without it none is sent. */
    telemetry: z.optional(z.url()),
  }),
  /** The panel of remotes for developers, and their overrides: never in production. */
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
  /** Members may keep their card on the device. Where this is not true a worker of an earlier visit is removed. */
  offlineCard: z.optional(z.boolean()),
  /** Scheme of the native app's links, without `://`. */
  appScheme: z.string(),
  customerService: z.object({ phone: z.string(), email: z.string(), whatsApp: z.string() }),
  /** Days within which a reward claim is usually reviewed; without it nothing is promised. */
  claimReviewDays: z.optional(z.number().check(z.positive())),
  /** Country codes of mobile numbers in the order of the list. */
  countryCodes: z.array(z.string()).check(z.minLength(1)),
});

export type DeploymentProfile = z.infer<typeof deploymentProfile>;
export type HeaderField = z.infer<typeof headerField>;
