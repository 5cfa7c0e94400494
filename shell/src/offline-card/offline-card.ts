import type { Member, OfflineCard, Session, StateStream } from '@mrw/shared-contracts';
import { BehaviorSubject } from 'rxjs';
import { cardDuty } from './card-duty';
import type { CardStorage } from './card-record';

type Parts = {
  session$: StateStream<Session>;
  storage: CardStorage;
  /** Whether this deployment lets members keep their card. */
  offered: boolean;
  /** @throws Error when the page and its scripts could not be kept */
  keepSite(): Promise<void>;
  removeSite(): Promise<void>;
  /** Runs it when the page has nothing better to do. */
  later(work: () => void): void;
};

/** Keeps the card of this device in step with the session, and what draws it in step with what is live. */
export function createOfflineCard({ session$, storage, offered, ...parts }: Parts): OfflineCard {
  const kept$ = new BehaviorSubject(false);
  /** One after the other: what removes must not overtake what keeps. */
  let work: Promise<unknown> = Promise.resolve();
  const afterAll = <Value>(next: () => Promise<Value>): Promise<Value> => {
    const done = work.then(next);
    work = done.catch(() => undefined);
    return done;
  };

  const remove = () => {
    // The card goes at once, the files as soon as they can; a page that ends meanwhile leaves that to the next one.
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
      // Full: the card stays as it was.
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
    const duty = cardDuty(storage.read(), session, offered);
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
