import { details } from '@mrw/shared-contracts/api/errors';
import type { FastifyRequest } from 'fastify';
import type { Caller, Member, Scope } from './tokens';
import type { Context } from '../context';
import { isBearerRoute } from '../http/bearer-route';
import { forbidden, unauthorized } from '../http/refusal';

type Call = Pick<FastifyRequest, 'headers' | 'method' | 'routeOptions'>;

/** What the session of a wallet in a partner's page may call: its pages, and the member's name, points and device. */
export const walletRoutes: readonly string[] = [
  'GET /customers/:uid',
  'GET /customers/:uid/events',
  'GET /point-accounts/:uid',
  'GET /customers/unread_messages_count',
  'POST /app_installations',
  'PATCH /app_installations/:id',
  'GET /customers/:uid/coupons',
  'GET /customers/:uid/coupons/:id',
  'GET /customers/:uid/coupons/:id/applicable_stores',
  'GET /customers/:uid/tickets',
  'GET /customers/:uid/tickets/:id',
  'POST /coupons/:id/virtual_convert',
  'POST /coupons/:id/usage_record',
  'POST /customers/:uid/point_to_cash',
  'POST /customers/:uid/shopify_point_to_cash',
  'POST /customers/:uid/point_to_cash/cancel',
  'POST /customers/:uid/point_to_cash/refresh',
];

/** The caller of a member route; temporary tokens only where `scopes` names them. */
export async function requireCaller(
  context: Context,
  request: Call,
  scopes: readonly Scope[] = ['member'],
): Promise<Caller> {
  const { url = '', config } = request.routeOptions;
  if (!isBearerRoute(url, config)) throw new Error(`${url} is not published as a route that needs a token`);
  return judgeCaller(context, request, scopes);
}

async function judgeCaller(context: Context, request: Call, scopes: readonly Scope[]): Promise<Caller> {
  const caller = await context.tokens.caller(request.headers.authorization);
  if ('expired' in caller) throw unauthorized(details.invalidToken);
  const isWalletRoute = walletRoutes.includes(`${request.method} ${request.routeOptions.url}`);
  if (!scopes.includes(caller.scope) && !(caller.scope === 'wallet' && isWalletRoute)) throw forbidden();
  // A disabled member may still learn that, but changes nothing.
  if (caller.member.is_forced_inactive && request.method !== 'GET') throw forbidden('Account disabled.');
  return caller;
}

/** The caller with the uid that the path names; another member's uid is 403 (contract §7.11). */
export async function requireOwnCaller(
  context: Context,
  request: Call,
  uid: string,
  scopes?: readonly Scope[],
): Promise<Caller> {
  const caller = await requireCaller(context, request, scopes);
  if (String(caller.member.id) !== uid) throw forbidden();
  return caller;
}

/** The member whose uid the path names. */
export const requireOwner = async (...given: Parameters<typeof requireOwnCaller>): Promise<Member> =>
  (await requireOwnCaller(...given)).member;

/** The member of a route that visitors may call too; a token that is sent must be good. */
export async function callerIfAny(context: Context, request: Call): Promise<Member | null> {
  if (request.headers.authorization === undefined) return null;
  // What visitors may read, a wallet may.
  const scopes: Scope[] = request.method === 'GET' ? ['member', 'wallet'] : ['member'];
  return (await judgeCaller(context, request, scopes)).member;
}
