import { details } from '@mrw/shared-contracts/api/errors';
import {
  cashCancelled,
  cashKeyRequest,
  cashOffer,
  cashRefresh,
  cashRequest,
} from '@mrw/shared-contracts/api/points';
import * as z from 'zod/mini';
import type { Api, Context } from '../../platform/context';
import { requireOwner } from '../../platform/identity/caller';
import { fieldRefusal, refused } from '../../platform/http/refusal';
import { cancelOffer, createOffer, offerAnswer, refreshOffer } from './offers';
import { largestAmount, readAmount } from './rules';

const params = z.object({ uid: z.string() });

export function cashDollarRoutes(api: Api, context: Context): void {
  const { connection, clock } = context;
  const { db } = connection;

  for (const path of ['point_to_cash', 'shopify_point_to_cash'] as const) {
    api.post(
      `/customers/:uid/${path}`,
      { schema: { params, body: cashRequest, response: { 201: cashOffer } } },
      async (request, reply) => {
        const member = await requireOwner(context, request, request.params.uid);
        const amount = readAmount(request.body.cash_dollar);
        if (amount === null)
          throw fieldRefusal({ cash_dollar: `Enter a whole number from 1 to ${largestAmount}.` });
        const asked = {
          amount,
          store: request.body.store ?? null,
          isShopPlatform: path === 'shopify_point_to_cash',
        };
        const offer = await db.transaction((tx) => createOffer(tx, member.id, asked, clock.now()));
        reply.code(201);
        return offerAnswer(offer);
      },
    );
  }

  api.post(
    '/customers/:uid/point_to_cash/cancel',
    { schema: { params, body: cashKeyRequest, response: { 200: cashCancelled } } },
    async (request) => {
      const member = await requireOwner(context, request, request.params.uid);
      await db.transaction((tx) => cancelOffer(tx, member.id, request.body.key, clock.now()));
      return { status: 'CANCELLED' as const };
    },
  );

  api.post(
    '/customers/:uid/point_to_cash/refresh',
    { schema: { params, body: cashKeyRequest, response: { 200: cashRefresh } } },
    async (request) => {
      const member = await requireOwner(context, request, request.params.uid);
      const result = await db.transaction((tx) => refreshOffer(tx, member.id, request.body.key, clock.now()));
      if (result.kind === 'expired') throw refused(details.cashCodeExpired);
      if (result.kind === 'confirmed') return { status: 'CONFIRMED' as const };
      return offerAnswer(result.offer);
    },
  );
}
