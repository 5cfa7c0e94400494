import { pageQuery, pageSizes } from '@mrw/shared-contracts/api/paging';
import { transactionDetail, transactionItem } from '@mrw/shared-contracts/api/transaction-history';
import { and, asc, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isoMoment } from '../../platform/calendar/hong-kong';
import type { Api, Context } from '../../platform/context';
import { stores } from '../../platform/db/schema/places';
import { transaction_history } from '../../platform/db/schema/points';
import { requireOwner } from '../../platform/identity/caller';
import { idOr404, sendId } from '../../platform/http/ids';
import { languageOf, say } from '../../platform/http/language';
import { linkPages, pageWindow } from '../../platform/http/paging';
import { found } from '../../platform/http/refusal';
import { detailAnswer } from './answer';

const listQuery = z.extend(pageQuery, { sort: z.optional(z.string()) });

export function transactionRoutes(api: Api, context: Context): void {
  const { connection, addresses } = context;
  const { db } = connection;

  api.get(
    '/customers/:uid/transaction_history',
    {
      schema: {
        params: z.object({ uid: z.string() }),
        querystring: listQuery,
        response: { 200: z.array(transactionItem) },
      },
    },
    async (request, reply) => {
      const member = await requireOwner(context, request, request.params.uid);
      const own = eq(transaction_history.member_id, member.id);
      const page = pageWindow(request.query, pageSizes.transactionHistory);
      const direction = request.query.sort === 'date' ? asc : desc;
      const rows = await db
        .select()
        .from(transaction_history)
        .where(own)
        .orderBy(direction(transaction_history.date), direction(transaction_history.id))
        .limit(page.size)
        .offset(page.offset);
      linkPages(reply, addresses.api.origin, page, await db.$count(transaction_history, own));
      return rows.map((row) => ({
        id: sendId(row.id),
        invoice_id: row.invoice_id,
        receiptNumber: row.receipt_number,
        date: isoMoment(row.date),
        creation_date: isoMoment(row.creation_date),
        total_value: row.total_value,
        paid_amount: row.paid_amount,
        event_type: row.event_type,
      }));
    },
  );

  api.get(
    '/customers/:uid/transaction_history/:id',
    {
      schema: { params: z.object({ uid: z.string(), id: z.string() }), response: { 200: transactionDetail } },
    },
    async (request) => {
      const member = await requireOwner(context, request, request.params.uid);
      const id = idOr404(request.params.id);
      const [row] = await db
        .select({ transaction: transaction_history, store: stores })
        .from(transaction_history)
        .leftJoin(stores, eq(stores.id, transaction_history.store_id))
        .where(and(eq(transaction_history.id, id), eq(transaction_history.member_id, member.id)));
      const { transaction, store } = found(row);
      const language = languageOf(request);
      return {
        id: sendId(transaction.id),
        event_type: transaction.event_type,
        invoice_id: transaction.invoice_id,
        receiptNumber: transaction.receipt_number,
        receiptDateTime: isoMoment(transaction.date),
        orderStatus: transaction.order_status,
        store:
          store === null
            ? null
            : {
                name: say(store.name, language),
                third_party_store_code: store.third_party_store_code,
              },
        paid_amount: transaction.paid_amount,
        ...detailAnswer(transaction.detail, language),
      };
    },
  );
}
