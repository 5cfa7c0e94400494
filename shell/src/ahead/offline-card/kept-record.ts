import type { KeptItem, Member } from '@mrw/shared-contracts';
import { barcodeFormat, redemptionMethod, type Coupon } from '@mrw/shared-contracts/api/coupons';
import { pointAccount } from '@mrw/shared-contracts/api/points';
import * as z from 'zod/mini';

const text = z.nullable(z.string());

const keptItem: z.ZodMiniType<KeptItem> = z.object({
  id: z.string(),
  kind: z.enum(['coupon', 'ticket']),
  name: z.string(),
  shop: text,
  code: z.string(),
  method: redemptionMethod,
  format: z.nullable(barcodeFormat),
  from: text,
  until: text,
  session: text,
  store: text,
  isVirtual: z.boolean(),
});

/** What is kept of one member; times in milliseconds since 1970, by the device. */
export const keptRecord = z.object({
  uid: z.string(),
  membershipId: z.string(),
  displayName: z.string(),
  pointAccount: z.nullable(pointAccount),
  pointsReadAt: z.optional(z.number()),
  /** Null where the deployment keeps the card alone, and until they were read. */
  wallet: z.nullable(z.object({ keptAt: z.number(), items: z.array(keptItem) })),
  /** When the server was reached last. */
  seenAt: z.number(),
  /** The latest time that the clock of the device has shown. */
  latest: z.number(),
});
export type KeptRecord = z.infer<typeof keptRecord>;

export const recordOf = (member: Omit<Member, 'customer'>, now: number): KeptRecord => ({
  ...memberIn(member),
  wallet: null,
  seenAt: now,
  latest: now,
});

/** What a record holds of the member: neither contacts nor the customer record. */
export const memberIn = ({
  uid,
  membershipId,
  displayName,
  pointAccount: points,
  pointsReadAt,
}: Omit<Member, 'customer'>) => ({
  uid,
  membershipId,
  displayName,
  pointAccount: points,
  ...(pointsReadAt === undefined ? {} : { pointsReadAt }),
});

/** What a coupon or ticket needs to be shown. */
export const itemOf = (kind: KeptItem['kind'], coupon: Coupon): KeptItem => ({
  id: coupon.id,
  kind,
  name: coupon.template.name,
  shop: coupon.template.brand?.name ?? null,
  code: coupon.code,
  method: coupon.template.redemption_method,
  format: coupon.template.barcode_format,
  from: coupon.effective_date,
  until: coupon.expiry_date,
  session: coupon.time_slot?.title ?? null,
  store: coupon.store?.name ?? null,
  isVirtual: coupon.virtual_real_type === 'VIRTUAL',
});
