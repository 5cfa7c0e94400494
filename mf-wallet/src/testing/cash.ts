import type { FakeRequest } from '@mrw/shared-contracts/testing';
import { inDays } from './samples';

/** An open offer of member 7 and the calls for it. */
export const create = 'POST /customers/7/point_to_cash';
export const offer = {
  key: 'key-1',
  code: 'CASH-1',
  cash_dollar: 10,
  points: 10_000,
  status: 'CREATED',
  expires_at: inDays(0.01),
  code_expires_at: inDays(0.001),
};
export const api = {
  [create]: { status: 201, body: offer },
  [`${create}/cancel`]: { body: { status: 'CANCELLED' } },
  'POST /customers/7/shopify_point_to_cash': { status: 201, body: offer },
};

/** Path and body of every POST. */
export const posts = (requests: FakeRequest[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
