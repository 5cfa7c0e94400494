import type { KeptItem, Member } from '@mrw/shared-contracts';
import { memberIn, recordOf, type KeptRecord } from './kept-record';
import { uidOn, type Mark } from './mark';
import { isOver } from './rules';
import type { Vault } from './vault';

export type RecordParts = {
  mark: Mark;
  vault: Vault;
  /** The available coupons and tickets; absent where the deployment keeps the card alone. */
  readWallet?: (uid: string) => Promise<readonly KeptItem[]>;
  now(): number;
  /** Leaves a page that shows what is over; without a network it does not open again. */
  leave(): void;
  /** Removes everything that is kept. Never rejects. */
  remove(): Promise<void>;
};

/** The record of this device: shown while it is not over, and in step with its member. */
export function createRecordKeeper({ mark, vault, now, leave, remove, ...parts }: RecordParts) {
  const isKept = (uid: string) => uidOn(mark) === uid;

  const moveEarlier = async (uid: string) => {
    const card = mark.earlier();
    if (!card) return;
    const time = now();
    const seenAt = Math.min(card.pointsReadAt ?? time, time);
    try {
      await vault.begin({ ...recordOf({ uid, ...card }, time), seenAt });
      mark.keep(uid);
    } catch {
      await remove();
    }
  };

  const change = async (uid: string, next: (record: KeptRecord) => KeptRecord) => {
    if (!isKept(uid)) return;
    // Without its record there is nothing to keep in step.
    if (!(await vault.change(uid, next)) && isKept(uid)) await remove();
  };

  return {
    /** The record of this member; null when it is over, which removes it. Never rejects. */
    find: async (uid: string): Promise<KeptRecord | null> => {
      if (!isKept(uid)) return null;
      try {
        await moveEarlier(uid);
        const record = await vault.read(uid);
        if (record && !isOver(record, now())) return record;
        if (!isKept(uid)) return null;
        await remove();
        if (record) leave();
      } catch {
        // A browser that blocks it now has nothing to show.
      }
      return null;
    },
    /** @throws the error of a browser that blocks it, or has no space */
    update: (member: Member): Promise<void> => {
      const time = now();
      const hasAnswer = member.customer !== null;
      return change(member.uid, (record) => ({
        ...record,
        ...(hasAnswer
          ? { ...memberIn(member), pointAccount: member.pointAccount ?? record.pointAccount }
          : {}),
        wallet: parts.readWallet ? record.wallet : null,
        seenAt: hasAnswer ? time : record.seenAt,
        latest: hasAnswer ? time : Math.max(time, record.latest),
      }));
    },
    /** @throws ApiError, or the error of the browser; what was kept before stays then */
    readWallet: async (uid: string): Promise<void> => {
      const items = await parts.readWallet?.(uid);
      if (items) await change(uid, (record) => ({ ...record, wallet: { keptAt: now(), items: [...items] } }));
    },
  };
}
