import { familyBooking, familyBookingRequest } from '@mrw/shared-contracts/api/family-booking';
import * as z from 'zod/mini';
import type { Api, Context } from '../../platform/context';
import { requireCaller } from '../../platform/identity/caller';
import { forbidden } from '../../platform/http/refusal';

export function familyBookingRoutes(api: Api, context: Context): void {
  const { addresses, tokens } = context;
  api.post(
    '/customers/:uid/family_booking_list',
    {
      schema: {
        params: z.object({ uid: z.string() }),
        body: familyBookingRequest,
        response: { 200: familyBooking },
      },
    },
    async (request) => {
      const caller = await requireCaller(context, request);
      if (String(caller.member.id) !== request.params.uid) throw forbidden();
      return {
        family_booking_list_url: `${addresses.familyBooking.origin}/`,
        access: await tokens.bookingAccess(caller),
      };
    },
  );
}
