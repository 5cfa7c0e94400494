import * as z from 'zod/mini';

/** The result of the sign-on site for a guest who registers for an event. */
const registration = z.object({
  verifyCredential: z.string(),
  countryCode: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type Registration = z.infer<typeof registration>;

const idText = z.union([z.string(), z.number()]);
const routeState = z.object({
  campaignID: z.optional(z.nullable(idText)),
  campaign: z.optional(z.nullable(z.object({ id: idText }))),
  goBackOnSuccess: z.optional(z.nullable(z.boolean())),
  fromPath: z.optional(z.nullable(z.string())),
  registration: z.optional(z.nullable(registration)),
});

export type CampaignRoute = {
  /** Null: the address has no campaign. */
  id: string | null;
  goBackOnSuccess: boolean;
  /** Path of this site; null when the origin of the visit is unknown. */
  fromPath: string | null;
  registration: Registration | null;
};

/**
 * The campaign of a page: `/campaign/detail` reads it from the navigation state, else the id of the address
 * counts.
 *
 * @param id the last part of the path
 * @param state of the navigation, untrusted
 */
export function readCampaignRoute(id: string | undefined, state: unknown): CampaignRoute {
  const parsed = routeState.safeParse(state);
  const given = parsed.success ? parsed.data : {};
  const named = given.campaignID ?? given.campaign?.id;
  return {
    id: id && id !== 'detail' ? id : named === undefined ? null : String(named),
    goBackOnSuccess: given.goBackOnSuccess ?? false,
    fromPath: given.fromPath ?? null,
    registration: given.registration ?? null,
  };
}
