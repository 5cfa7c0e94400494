import type { KeptWallet, Member, OfflineCard, Session, StateStream } from '@mrw/shared-contracts';
import type { BehaviorSubject } from 'rxjs';
import { memberIn, recordOf } from './kept-record';
import { uidOn } from './mark';
import { createRecordKeeper, type RecordParts } from './record-keeper';
import { requirementOf } from './rules';

export type DeviceParts = Omit<RecordParts, 'remove'> & {
  session$: StateStream<Session>;
  kept$: BehaviorSubject<boolean>;
  /** Whether this deployment lets members keep their card. */
  offered: boolean;
  /** @throws Error when the page and its scripts could not be stored */
  keepSite(): Promise<void>;
  removeSite(): Promise<void>;
  /** Runs it when the page is idle. */
  later(work: () => void): void;
};

export interface DeviceCard extends Required<Omit<OfflineCard, 'kept$'>> {
  /** What is kept of this member; null without it. Never rejects. */
  recall(uid: string): Promise<Omit<Member, 'customer'> | null>;
}

/** Keeps what is on this device in step with the session, and its files in step with the live release. */
export function createDeviceCard(parts: DeviceParts): DeviceCard {
  const { session$, kept$, mark, vault } = parts;
  const afterAll = inSequence();
  const uidNow = () => memberNow(session$)?.uid ?? null;
  const remove = () => {
    // From now on it is shown nowhere; after an early unload the next page removes it.
    mark.going();
    kept$.next(false);
    return afterAll(async () => {
      // Another tab keeps it anew.
      if (mark.read().state === 'kept') return;
      await Promise.all([vault.clear(), parts.removeSite()]);
      mark.clear();
    }).catch(() => undefined);
  };
  const records = createRecordKeeper({ ...parts, remove });
  const follower = followSession(parts, records, { afterAll, remove });

  const keepFor = async (member: Member) => {
    const stays = () => {
      if (uidNow() !== member.uid) throw new Error('The member has left meanwhile.');
    };
    await parts.keepSite();
    stays();
    await vault.begin(recordOf(member, parts.now()));
    stays();
    mark.keep(member.uid);
    follower.siteIsNew();
    kept$.next(true);
  };

  return {
    recall: async (uid) => {
      const record = await records.find(uid);
      return record && memberIn(record);
    },
    forget: remove,
    keep: async () => {
      const member = memberNow(session$);
      if (!member) throw new Error('A card belongs to a member.');
      try {
        await afterAll(() => keepFor(member));
        // A removal does not wait for the network.
        await records.readWallet(member.uid);
      } catch (error) {
        void remove();
        throw error;
      }
    },
    wallet: async (): Promise<KeptWallet | null> => {
      const uid = uidNow();
      return uid !== null && parts.readWallet ? ((await records.find(uid))?.wallet ?? null) : null;
    },
  };
}

type Follower = {
  afterAll: ReturnType<typeof inSequence>;
  remove(): Promise<void>;
};

function followSession(
  { session$, kept$, mark, offered, later, keepSite }: DeviceParts,
  records: ReturnType<typeof createRecordKeeper>,
  { afterAll, remove }: Follower,
) {
  let asked = 0;
  /** Once for all that takes place until the page is idle. */
  const renewWallet = (uid: string) => {
    asked += 1;
    const ask = asked;
    later(() => {
      if (ask === asked && uidOn(mark) === uid) void records.readWallet(uid).catch(() => undefined);
    });
  };
  let siteIsNew = false;
  const renewSite = () => {
    if (siteIsNew) return;
    siteIsNew = true;
    later(() => {
      void afterAll(async () => {
        if (uidOn(mark) !== null) await keepSite();
      }).catch(() => undefined);
    });
  };
  session$.subscribe((session) => {
    const duty = requirementOf(mark.read(), session, offered);
    if (duty === 'remove') void remove();
    else if (duty === 'update' && session.kind === 'member') {
      const { member } = session;
      kept$.next(true);
      void records
        .find(member.uid)
        .then((record) => record && records.update(member))
        .catch(() => undefined);
      if (member.customer) renewWallet(member.uid);
      renewSite();
    } else kept$.next(false);
  });
  return { siteIsNew: () => (siteIsNew = true) };
}

const memberNow = ({ value }: StateStream<Session>): Member | null =>
  value.kind === 'member' ? value.member : null;

/** One work after the other: a removal must not overtake a store. */
function inSequence() {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
