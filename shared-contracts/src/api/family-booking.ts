import * as z from 'zod/mini';

/** The tokens of the session. */
export const familyBookingRequest = z.object({ booking_access: z.string(), booking_refresh: z.string() });
/** `access` is valid for 10 minutes and is passed to the list page. */
export const familyBooking = z.object({ family_booking_list_url: z.string(), access: z.string() });
export type FamilyBooking = z.infer<typeof familyBooking>;
