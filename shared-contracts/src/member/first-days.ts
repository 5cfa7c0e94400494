import type { Welcome } from '../api/customers';
import type { Member } from '../host/session';

/** The steps of a new member: the card was scanned, a receipt was claimed, an offer was taken. */
export const welcomeSteps = ['CARD', 'CLAIM', 'OFFER'] as const;

/** How long a new member is welcomed. */
export const welcomeDays = 14;
/** Steps after which a member needs no more help. */
const enough = 2;

/** The steps that a member has taken. */
export const stepsTaken = ({ done }: Pick<Welcome, 'done'>) =>
  welcomeSteps.filter((step) => done.includes(step));

/**
 * Whether a member is still welcomed: until two steps are taken or 14 days have passed since joining.
 *
 * @param welcome undefined where the API does not tell
 * @param now milliseconds since 1970
 */
const isWelcomed = (welcome: Welcome | null | undefined, now: number): welcome is Welcome =>
  welcome != null &&
  stepsTaken(welcome).length < enough &&
  now < Date.parse(welcome.joined_at) + welcomeDays * 86_400_000;

/**
 * Whether a member sees what to do first: while being welcomed; where the API does not tell, without points.
 *
 * @param now milliseconds since 1970
 */
export const isNewMember = (
  { customer, pointAccount }: Pick<Member, 'customer' | 'pointAccount'>,
  now: number,
): boolean =>
  customer?.welcome === undefined ? pointAccount?.balance === 0 : isWelcomed(customer.welcome, now);
