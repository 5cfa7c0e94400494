import type { Member, OfflineCard, Session, StateStream } from '@mrw/shared-contracts';
import { BehaviorSubject } from 'rxjs';
import { cardRequirement } from './card-requirement';
import type { CardStorage } from './card-record';

type Parts = {
  session$: StateStream<Session>;
  storage: CardStorage;
  /** Whether this deployment lets members store their card. */
  offered: boolean;
  /** @throws Error when the page and its scripts could not be stored */
  keepSite(): Promise<void>;
  removeSite(): Promise<void>;
  /** Runs it when the page is idle. */
  later(work: () => void): void;
};

/** Keeps the card of this device in step with the session, and its files in step with the live release. */
export function createOfflineCard({ session$, storage, offered, ...parts }: Parts): OfflineCard {
  const kept$ = new BehaviorSubject(false);
  /** In sequence: a removal must not overtake a store. */
  let work: Promise<unknown> = Promise.resolve();
  const afterAll = <Value>(next: () => Promise<Value>): Promise<Value> => {
    const done = work.then(next);
    work = done.catch(() => undefined);
    return done;
  };

  const remove = () => {
    // The card is removed at once, the files later; after an early unload the next page removes them.
    storage.going();
    kept$.next(false);
    return afterAll(async () => {
      if (storage.read().state !== 'going') return;
      await parts.removeSite();
      storage.clear();
    }).catch(() => undefined);
  };
  const update = (member: Member) => {
    kept$.next(true);
    try {
      storage.keep(member);
    } catch {
      // Full: the card is unchanged.
    }
  };

  let renewed = false;
  const renewSite = () => {
    if (renewed) return;
    renewed = true;
    parts.later(() => {
      void afterAll(async () => {
        if (storage.read().state === 'kept') await parts.keepSite();
      }).catch(() => undefined);
    });
  };

  session$.subscribe((session) => {
    const duty = cardRequirement(storage.read(), session, offered);
    if (duty === 'remove') void remove();
    else if (duty === 'update' && session.kind === 'member') {
      update(session.member);
      renewSite();
    } else kept$.next(false);
  });

  const keepFor = async (uid: string) => {
    await parts.keepSite();
    const { value } = session$;
    if (value.kind !== 'member' || value.member.uid !== uid)
      throw new Error('The member has left meanwhile.');
    storage.keep(value.member);
    renewed = true;
    kept$.next(true);
  };

  return {
    kept$,
    forget: remove,
    keep: async () => {
      const { value } = session$;
      if (value.kind !== 'member') throw new Error('A card belongs to a member.');
      try {
        await afterAll(() => keepFor(value.member.uid));
      } catch (error) {
        void remove();
        throw error;
      }
    },
  };
}
