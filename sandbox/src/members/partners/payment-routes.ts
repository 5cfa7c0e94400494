import * as z from 'zod/mini';
import type { Api, Context } from '../../platform/context';
import type { Work } from '../../platform/db/connect';
import { Refusal } from '../../platform/http/refusal';
import { tellingRefusals } from '../../platform/live/refusals';
import { answerCallErrors, CallError, callerOf, readCall, reference, word } from './partner-call';
import {
  checkCoupon,
  claimCash,
  endCash,
  tellRefusedCash,
  tellRefusedCoupon,
  useForOrder,
  type ShownCode,
} from './payments';

const shownBody = z.object({ user_reference: reference, code: word(200) });
const orderBody = z.extend(shownBody, { order: word(200) });

type ForOrder = ShownCode & { order: string };
/** The last word of an address, and what it does. */
const calls: Readonly<Record<string, (work: Work, shown: ForOrder) => Promise<object>>> = {
  'coupons/use': useForOrder,
  'cash-codes/claim': claimCash,
  'cash-codes/confirm': (work, shown) => endCash(work, shown, 'confirm'),
  'cash-codes/release': (work, shown) => endCash(work, shown, 'release'),
};

/** What the member hears of a refusal of the first word about a code. */
const refusals: Readonly<Record<string, typeof tellRefusedCoupon>> = {
  'coupons/use': tellRefusedCoupon,
  'cash-codes/claim': tellRefusedCash,
};

/** What a partner's server asks about codes before it gives goods: what the browser says is no proof. */
export async function paymentRoutes(api: Api, context: Context): Promise<void> {
  const { connection, clock, partners } = context;
  const port = { directory: partners, clock };
  const inTransaction = <Result>(run: (work: Work) => Promise<Result>) =>
    connection.db.transaction((tx) => run({ tx, now: clock.now() })).catch(refuse);
  // docs/embedding/openapi.json describes them, beside the calls of the sign-on site.
  const schema = { hide: true };

  await api.register((routes: Api, _options, done) => {
    answerCallErrors(routes);
    routes.post('/partner/coupons/check', { schema }, async (request) => {
      const caller = await callerOf(port, request);
      const { code, user_reference } = readCall(shownBody, request.body);
      const shown = shownTo(caller, user_reference, code);
      return inTransaction((work) => checkCoupon(work, shown));
    });
    for (const [address, run] of Object.entries(calls))
      routes.post(`/partner/${address}`, { schema }, async (request) => {
        const caller = await callerOf(port, request);
        const { code, order, user_reference } = readCall(orderBody, request.body);
        const shown = shownTo(caller, user_reference, code);
        const tellIt = refusals[address];
        return tellingRefusals(
          () => inTransaction((work) => run(work, { ...shown, order })),
          (error) => (tellIt ? refusalOf(error) : null),
          async (detail) => {
            await inTransaction(async (work) => tellIt?.(work, shown, detail));
          },
        );
      });
    done();
  });
}

/** What the member hears: the state of the code, or the lock. */
const refusalOf = (error: unknown): string | null => {
  if (error instanceof CallError && error.status === 409) return error.message;
  return error instanceof Refusal && error.status === 403 ? String(error.body['detail']) : null;
};

const shownTo = (
  { id, partner }: Awaited<ReturnType<typeof callerOf>>,
  userReference: string,
  code: string,
): ShownCode => ({ partner: id, name: partner.name, userReference, code });

/** The state of a code does not admit the call. */
function refuse(error: unknown): never {
  if (error instanceof Refusal && error.status === 409)
    throw new CallError(409, 'not_possible', String(error.body['detail']));
  throw error;
}
