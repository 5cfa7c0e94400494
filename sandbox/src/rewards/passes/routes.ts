import { walletPassLink } from '@mrw/shared-contracts/api/wallet-passes';
import * as z from 'zod/mini';
import type { Api, Context } from '../../platform/context';
import { languageOf } from '../../platform/http/language';
import { found } from '../../platform/http/refusal';
import { requireOwnCaller } from '../../platform/identity/caller';
import { appleFile, passType } from './apple/file';
import { appleService } from './apple/web-service';
import { passObject } from './google/object';
import { saveLink } from './google/save-link';
import { issuePass, makeLink, takeLink, type Wanted } from './issue';
import { readItem } from './item';
import type { ApplePasses, GooglePasses, PassSettings } from './settings';

const query = z.object({
  item: z.string(),
  /** `1`: the points stand on the front of the card. */
  balance: z.optional(z.string()),
});

export type Passes = { settings: PassSettings; count: (code: string) => void };

type Count = Passes['count'];
type Asked = Parameters<typeof requireOwnCaller>[1] & {
  params: { uid: string };
  query: z.infer<typeof query>;
};

/** Cards, coupons and tickets for the wallets of phones; without its certificates a wallet has no calls. */
export function passRoutes(api: Api, context: Context, { settings: { apple, google }, count }: Passes): void {
  if (apple) appleRoutes(api, context, apple, count);
  if (google) googleRoute(api, context, google, count);
}

async function wantedBy(context: Context, request: Asked): Promise<Wanted> {
  const { member, sessionId } = await requireOwnCaller(context, request, request.params.uid);
  const { item, balance } = request.query;
  readItem(item);
  const language = languageOf(request);
  return { member_id: member.id, session_id: sessionId, item, language, shows_balance: balance === '1' };
}

const schema = { params: z.object({ uid: z.string() }), querystring: query };

function appleRoutes(api: Api, context: Context, apple: ApplePasses, count: Count): void {
  const { connection, clock, addresses } = context;
  const { db } = connection;
  const file = { apple, service: `${addresses.api.origin}/passes` };

  // A phone navigates to a pass and cannot send a token with it: pages ask for an address, as JSON.
  api.get('/customers/:uid/wallet_passes/apple', { schema }, async (request, reply) => {
    const wanted = await wantedBy(context, request);
    if (request.headers.accept?.includes('application/json') !== true) {
      const work = { now: clock.now() };
      const made = await db.transaction((tx) => issuePass({ tx, ...work }, 'apple', wanted));
      count('apple-made');
      return reply.type(passType).send(await appleFile({ tx: db, ...work }, file, made));
    }
    const token = await db.transaction((tx) => makeLink({ tx, now: clock.now() }, wanted));
    return { save_url: `${file.service}/once/${token}` };
  });

  api.get(
    '/passes/once/:token',
    { schema: { params: z.object({ token: z.string() }) } },
    async (request, reply) => {
      const now = clock.now();
      const made = await db.transaction(async (tx) => {
        const wanted = found(await takeLink({ tx, now }, request.params.token));
        return issuePass({ tx, now }, 'apple', wanted);
      });
      count('apple-made');
      return reply
        .headers({
          'referrer-policy': 'no-referrer',
          'content-disposition': 'attachment; filename="pass.pkpass"',
        })
        .type(passType)
        .send(await appleFile({ tx: db, now }, file, made));
    },
  );

  appleService(api, context, file, count);
}

function googleRoute(api: Api, context: Context, google: GooglePasses, count: Count): void {
  const { connection, clock } = context;
  api.get(
    '/customers/:uid/wallet_passes/google',
    { schema: { ...schema, response: { 200: walletPassLink } } },
    async (request) => {
      const wanted = await wantedBy(context, request);
      const now = clock.now();
      const { pass, content } = await connection.db.transaction((tx) =>
        issuePass({ tx, now }, 'google', wanted),
      );
      count('google-made');
      const made = passObject(content, pass, google);
      return { save_url: await saveLink(google, made, now) };
    },
  );
}
