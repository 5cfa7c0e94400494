import type { Member } from '@mrw/shared-contracts';
import { pointAccount } from '@mrw/shared-contracts/api/points';
import * as z from 'zod/mini';

const key = 'mrw_offline_card';

const keptCard = z.object({
  state: z.literal('kept'),
  uid: z.string(),
  membershipId: z.string(),
  displayName: z.string(),
  pointAccount: z.nullable(pointAccount),
  pointsReadAt: z.optional(z.number()),
});
/** `going`: the card is removed already, its files are not yet. */
const record = z.discriminatedUnion('state', [keptCard, z.object({ state: z.literal('going') })]);

export type CardRecord = { state: 'none' } | z.infer<typeof record>;

/** The stored card of this device, in a storage that a page reads before it renders. */
export interface CardStorage {
  read(): CardRecord;
  /** @throws Error when the storage is full or blocked */
  keep(member: Member): void;
  going(): void;
  clear(): void;
}

/** @param storage a browser that blocks it throws here */
export function cardStorage(storage: () => Storage): CardStorage {
  const attempt = (work: () => void) => {
    try {
      work();
    } catch {
      // Nothing was stored when storage is blocked.
    }
  };
  return {
    read: () => {
      try {
        const text = storage().getItem(key);
        if (text === null) return { state: 'none' };
        const parsed = record.safeParse(JSON.parse(text));
        // An unreadable card has no owner.
        return parsed.success ? parsed.data : { state: 'going' };
      } catch (error) {
        return { state: error instanceof SyntaxError ? 'going' : 'none' };
      }
    },
    keep: ({ uid, membershipId, displayName, pointAccount: points, pointsReadAt }) => {
      const card = { state: 'kept', uid, membershipId, displayName, pointAccount: points, pointsReadAt };
      storage().setItem(key, JSON.stringify(card));
    },
    going: () => {
      attempt(() => {
        storage().setItem(key, JSON.stringify({ state: 'going' }));
      });
    },
    clear: () => {
      attempt(() => {
        storage().removeItem(key);
      });
    },
  };
}

/** The member data of the card, when the card is theirs. */
export function memberOnCard(card: CardRecord, uid: string): Member | null {
  if (card.state !== 'kept' || card.uid !== uid) return null;
  const { membershipId, displayName, pointAccount: points, pointsReadAt } = card;
  return { uid, membershipId, displayName, customer: null, pointAccount: points, pointsReadAt };
}
