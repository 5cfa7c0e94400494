import { coupon } from '@mrw/shared-contracts/api/coupons';
import * as z from 'zod/mini';

const arrival = z.object({
  booked: z.object({
    /** Of the event. */
    name: z.string(),
    slot: z.string(),
    quantity: z.number(),
    /** Null when the response did not say which. */
    ticket: z.nullable(z.pick(coupon, { id: true, expiry_date: true })),
  }),
});
export type Booked = z.infer<typeof arrival>['booked'];

/** What was booked on the page that led here, from its navigation state. */
export const bookedOf = (state: unknown): Booked | undefined => arrival.safeParse(state).data?.booked;
