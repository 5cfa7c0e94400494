import { details } from '@mrw/shared-contracts/api/errors';
import type { FastifyRequest } from 'fastify';
import type { Caller, Member, Scope } from './tokens';
import type { Context } from '../context';
import { isBearerRoute } from '../http/bearer-route';
import { forbidden, unauthorized } from '../http/refusal';

type Call = Pick<FastifyRequest, 'headers' | 'method' | 'routeOptions'>;

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
  if (!scopes.includes(caller.scope)) throw forbidden();
  // A disabled member may still learn that, but changes nothing.
  if (caller.member.is_forced_inactive && request.method !== 'GET') throw forbidden('Account disabled.');
  return caller;
}

/** The member whose uid the path names; another member's uid is 403 (contract §7.11). */
export async function requireOwner(
  context: Context,
  request: Call,
  uid: string,
  scopes?: readonly Scope[],
): Promise<Member> {
  const { member } = await requireCaller(context, request, scopes);
  if (String(member.id) !== uid) throw forbidden();
  return member;
}

/** The member of a route that visitors may call too; a token that is sent must be good. */
export async function callerIfAny(context: Context, request: Call): Promise<Member | null> {
  if (request.headers.authorization === undefined) return null;
  return (await judgeCaller(context, request, ['member'])).member;
}
