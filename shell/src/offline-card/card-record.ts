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
/** `going`: the card is gone already, the files that were kept for it not yet. */
const record = z.discriminatedUnion('state', [keptCard, z.object({ state: z.literal('going') })]);

export type CardRecord = { state: 'none' } | z.infer<typeof record>;

/** What this device holds of a card, in a storage that a page reads before it draws anything. */
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
      // Where storage is blocked nothing was kept.
    }
  };
  return {
    read: () => {
      try {
        const text = storage().getItem(key);
        if (text === null) return { state: 'none' };
        const parsed = record.safeParse(JSON.parse(text));
        // What cannot be read any more is a card of nobody.
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

/** The member as the card knows them, when it is theirs. */
export function memberOnCard(card: CardRecord, uid: string): Member | null {
  if (card.state !== 'kept' || card.uid !== uid) return null;
  const { membershipId, displayName, pointAccount: points, pointsReadAt } = card;
  return { uid, membershipId, displayName, customer: null, pointAccount: points, pointsReadAt };
}
