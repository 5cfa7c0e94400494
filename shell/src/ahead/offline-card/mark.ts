import { pointAccount } from '@mrw/shared-contracts/api/points';
import * as z from 'zod/mini';
import { markKey } from './names';

/** The card as releases before Q-195 stored it, in full. */
const earlierCard = z.object({
  membershipId: z.string(),
  displayName: z.string(),
  pointAccount: z.nullable(pointAccount),
  pointsReadAt: z.optional(z.number()),
});
const kept = z.object({ state: z.literal('kept'), uid: z.string() });
/** `going`: it is not shown any more, and its files are being removed. */
const mark = z.discriminatedUnion('state', [kept, z.object({ state: z.literal('going') })]);

type EarlierCard = z.infer<typeof earlierCard>;
export type MarkState = { state: 'none' } | z.infer<typeof mark>;

/** The mark of this device: whether something is kept, and for which member. */
export interface Mark {
  read(): MarkState;
  /** The card of a release before Q-195, whose place the mark has taken. */
  earlier(): EarlierCard | null;
  /** @throws Error when the storage is full or blocked */
  keep(uid: string): void;
  going(): void;
  clear(): void;
}

/** The member for whom something is kept. */
export const uidOn = (mark: Pick<Mark, 'read'>): string | null => {
  const now = mark.read();
  return now.state === 'kept' ? now.uid : null;
};

/** @param storage a browser that blocks it throws here */
export function markOf(storage: () => Storage): Mark {
  const attempt = (work: () => void) => {
    try {
      work();
    } catch {
      // Nothing was stored when storage is blocked.
    }
  };
  const write = (value: MarkState) => {
    storage().setItem(markKey, JSON.stringify(value));
  };
  const clear = () => {
    attempt(() => {
      storage().removeItem(markKey);
    });
  };
  return {
    read: () => {
      try {
        const text = storage().getItem(markKey);
        if (text === null) return { state: 'none' };
        const parsed = mark.safeParse(JSON.parse(text));
        // What cannot be read has no owner.
        return parsed.success ? parsed.data : { state: 'going' };
      } catch (error) {
        return { state: error instanceof SyntaxError ? 'going' : 'none' };
      }
    },
    earlier: () => {
      try {
        return earlierCard.safeParse(JSON.parse(storage().getItem(markKey) ?? 'null')).data ?? null;
      } catch {
        return null;
      }
    },
    keep: (uid) => {
      write({ state: 'kept', uid });
    },
    going: () => {
      clear();
      attempt(() => {
        write({ state: 'going' });
      });
    },
    clear,
  };
}
