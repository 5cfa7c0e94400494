import { remoteNamePattern } from '../manifest/remote-name-pattern';

type Parsed<Payload> = { success: true; data: Payload } | { success: false; error: unknown };

/** What a schema of `zod/mini` is for the bus. */
type EventSchema<Payload> = { safeParse(value: unknown): Parsed<Payload> };

/** An event that belongs to one remote, beside those of the contract. */
export type RemoteEvent<Payload extends { version: number }> = {
  readonly name: `mf-${string}/${string}`;
  readonly schema: EventSchema<Payload>;
};

/**
 * Declares an event of a remote, which needs no release of the contract. The remote of the name publishes it; any
 * remote may declare it with a schema of its own, of what it reads, and subscribe.
 *
 * @param name `mf-stores/store-chosen`: the remote, and small letters, digits and hyphens
 * @param schema of the payload, with its `version`; a strict literal, so that another version is not delivered
 * @throws Error when the name is not one
 *
 * @example
 * ```tsx
 * import { remoteEvent, useHost } from '@mrw/shared-contracts';
 * import * as z from 'zod/mini';
 *
 * export const storeChosen = remoteEvent(
 *   'mf-stores/store-chosen',
 *   z.object({ version: z.literal(1), storeId: z.string() }),
 * );
 *
 * export function useChooseStore(): (storeId: string) => void {
 *   const { bus } = useHost();
 *   return (storeId) => bus.publish(storeChosen, { version: 1, storeId });
 * }
 * ```
 */
export function remoteEvent<Payload extends { version: number }>(
  name: `mf-${string}/${string}`,
  schema: EventSchema<Payload>,
): RemoteEvent<Payload> {
  if (ownerOf(name) === null)
    throw new Error(`${name} is no name of an event: it is the name of a remote, "/" and a-z, 0-9 or "-".`);
  return { name, schema };
}

/** The remote that an event belongs to; null when its name is none of a remote's event. */
export function ownerOf(name: string): string | null {
  const [owner = '', event = '', ...rest] = name.split('/');
  return rest.length === 0 && remoteNamePattern.test(owner) && /^[a-z0-9-]{1,40}$/.test(event) ? owner : null;
}
