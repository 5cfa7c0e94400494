import { claim, claimRequest } from '@mrw/shared-contracts/api/claims';
import { details } from '@mrw/shared-contracts/api/errors';
import { pageQuery, pageSizes } from '@mrw/shared-contracts/api/paging';
import { comparisonKey } from '@mrw/shared-contracts/comparison/comparison-key';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Api, Context } from '../../platform/context';
import type { Db } from '../../platform/db/connect';
import { brands, stores } from '../../platform/db/schema/places';
import { claims } from '../../platform/db/schema/points';
import { requireOwner } from '../../platform/identity/caller';
import { idOr404, readId } from '../../platform/http/ids';
import { languageOf } from '../../platform/http/language';
import { linkPages, pageWindow } from '../../platform/http/paging';
import { fieldRefusal, found, refused } from '../../platform/http/refusal';
import { claimAnswer } from './answer';
import { claimedAlready, claimImages, readClaim } from './rules';
import { uploadsOf } from './uploads';

const ownerParams = z.object({ uid: z.string() });
const ownedParams = z.object({ uid: z.string(), id: z.string() });

const mediaOf = ({ addresses }: Context) => `${addresses.api.origin}/media`;

const joined = (tx: Db, where: SQL | undefined) =>
  tx
    .select({ claim: claims, store: stores, brand: brands })
    .from(claims)
    .innerJoin(stores, eq(stores.id, claims.store_id))
    .leftJoin(brands, eq(brands.id, stores.brand_id))
    .where(where)
    .orderBy(desc(claims.creation_date), desc(claims.id));

const owned = (memberId: number, id: string) =>
  and(eq(claims.id, idOr404(id)), eq(claims.member_id, memberId));

export function claimRoutes(api: Api, context: Context): void {
  const { connection, addresses } = context;
  const { db } = connection;
  const media = mediaOf(context);

  api.get(
    '/customers/:uid/transactions',
    { schema: { params: ownerParams, querystring: pageQuery, response: { 200: z.array(claim) } } },
    async (request, reply) => {
      const member = await requireOwner(context, request, request.params.uid);
      const own = eq(claims.member_id, member.id);
      const page = pageWindow(request.query, pageSizes.claims);
      const rows = await joined(db, own).limit(page.size).offset(page.offset);
      linkPages(reply, addresses.api.origin, page, await db.$count(claims, own));
      return rows.map((row) => claimAnswer(row, member.membership_id, media, languageOf(request)));
    },
  );

  api.get(
    '/customers/:uid/transactions/:id',
    { schema: { params: ownedParams, response: { 200: claim } } },
    async (request) => {
      const member = await requireOwner(context, request, request.params.uid);
      const [row] = await joined(db, owned(member.id, request.params.id));
      return claimAnswer(found(row), member.membership_id, media, languageOf(request));
    },
  );

  changingRoutes(api, context);
}

function changingRoutes(api: Api, context: Context): void {
  const { connection, clock } = context;
  const { db } = connection;
  const media = mediaOf(context);

  api.post(
    '/customers/:uid/transactions',
    { schema: { params: ownerParams, body: claimRequest, response: { 201: claim } } },
    async (request, reply) => {
      const member = await requireOwner(context, request, request.params.uid);
      const { body } = request;
      const now = clock.now();
      const storeId = readId(body.store ?? '') ?? 0;
      const paths = claimImages.map((name) => body[name] ?? '');
      const own = await uploadsOf(db, member.id, paths);
      const uploaded = claimImages.filter((name) => own.has(body[name] ?? ''));
      const answer = await db.transaction(async (tx) => {
        const [store] = await tx.select().from(stores).where(eq(stores.id, storeId)).for('update');
        const sameReceipt = and(
          eq(claims.store_id, storeId),
          eq(claims.invoice_key, comparisonKey(body.invoice_id ?? '')),
        );
        const read = readClaim(body, {
          now,
          storeExists: store !== undefined,
          isDuplicate: (await tx.select({ id: claims.id }).from(claims).where(sameReceipt)).length > 0,
          uploaded,
        });
        if (read.kind === 'fields') throw fieldRefusal(read.fields);
        const [made] = await tx
          .insert(claims)
          .values({
            ...read.claim,
            member_id: member.id,
            store_id: storeId,
            status: 'WAITING_FOR_APPROVAL',
            receipt_image: body.receipt_image ?? null,
            credit_card_slip_image: body.credit_card_slip_image ?? null,
            creation_date: now,
            last_modified_date: now,
          })
          .onConflictDoNothing({ target: [claims.store_id, claims.invoice_key] })
          .returning();
        if (made === undefined) throw fieldRefusal({ invoice_id: claimedAlready });
        const [row] = await joined(tx, eq(claims.id, made.id));
        return claimAnswer(found(row), member.membership_id, media, languageOf(request));
      });
      reply.code(201);
      return answer;
    },
  );

  api.delete(
    '/customers/:uid/transactions/:id',
    { schema: { params: ownedParams } },
    async (request, reply) => {
      const member = await requireOwner(context, request, request.params.uid);
      await db.transaction(async (tx) => {
        const where = owned(member.id, request.params.id);
        const row = found((await tx.select().from(claims).where(where).for('update'))[0]);
        if (row.status !== 'WAITING_FOR_APPROVAL') throw refused(details.onlyPendingClaims);
        await tx.delete(claims).where(inArray(claims.id, [row.id]));
      });
      return reply.code(204).send();
    },
  );
}
