import type { Registration } from '@mrw/shared-contracts/partners/registration';
import type { Clock } from '../../platform/clock';
import type { PartnerDirectory } from '../../platform/context';
import type { PartnerLinks } from './links';

/** What the pages and calls of partners need from the world behind them. */
export interface PartnerPort {
  directory: PartnerDirectory;
  links: PartnerLinks;
  clock: Clock;
}

/** A registration by an id from outside. */
export async function findPartner(
  { directory }: Pick<PartnerPort, 'directory'>,
  id: string,
): Promise<Registration | null> {
  const partners = await directory();
  return Object.hasOwn(partners, id) ? (partners[id] ?? null) : null;
}
