import type { DevicePush, Member, PushChoice, PushState, Session, StateStream } from '@mrw/shared-contracts';
import type { PushSubscriptionRequest } from '@mrw/shared-contracts/api/push';
import { BehaviorSubject } from 'rxjs';
import type { BrowserPush, Subscribed } from './browser-push';
import type { Mark, PushMark } from './push-mark';

const day = 86_400_000;

export type PushParts = {
  session$: StateStream<Session>;
  mark: Mark;
  browser: BrowserPush;
  /** Whether this deployment has messages. */
  offered: boolean;
  api: {
    /** The newest key of the server. */
    key(): Promise<string>;
    tell(uid: string, device: PushSubscriptionRequest): Promise<void>;
    end(uid: string, endpoint: string): Promise<void>;
  };
  language(): PushSubscriptionRequest['language'];
  /** Runs it when the page is idle. */
  later(work: () => void): void;
  now(): number;
};

/** Keeps what comes to this device in step with the session, and the server in step with the browser. */
export function createDevicePush(parts: PushParts): DevicePush {
  const { session$, mark, browser, api } = parts;
  const afterAll = inSequence();
  const state$ = new BehaviorSubject<PushState>(stateOf(parts));
  const show = () => {
    state$.next(stateOf(parts));
  };
  const remove = () => {
    mark.going();
    show();
    return afterAll(async () => {
      // Turned on anew meanwhile.
      if (mark.read() !== 'going') return;
      await browser.end();
      mark.clear();
    }).catch(() => undefined);
  };
  const isHere = (uid: string) => memberNow(session$)?.uid === uid;
  const store = async (uid: string, { kinds, details }: PushChoice) => {
    const device = await browser.subscribe(await api.key());
    await browser.own(uid);
    const request = requestOf(device, { kinds, details }, parts.language());
    const told = JSON.stringify(request);
    const last = mark.read();
    const isTold =
      typeof last === 'object' && last.uid === uid && last.told === told && parts.now() - last.at < day;
    if (!isTold) await api.tell(uid, request);
    if (!isHere(uid)) throw new Error('The member has left meanwhile.');
    mark.keep({ uid, kinds: [...kinds], details, told, at: isTold ? last.at : parts.now() });
    show();
  };

  session$.subscribe(show);
  /** The choice of this moment: the member may have made another since the page began. */
  const renew = async () => {
    const kept = mark.read();
    if (typeof kept === 'object' && isHere(kept.uid)) await store(kept.uid, kept);
  };
  followSession(parts, { remove, renew: () => afterAll(renew) });
  return {
    state$,
    turnOn: async (choice) => {
      const uid = memberNow(session$)?.uid;
      if (uid === undefined) throw new Error('Messages are for a member.');
      if (browser.permission() !== 'granted' && (await browser.ask()) !== 'granted') {
        mark.decline();
        show();
        return;
      }
      const before = mark.read();
      try {
        await afterAll(() => store(uid, choice));
      } catch (error) {
        if (typeof before !== 'object') void remove();
        throw error;
      }
    },
    turnOff: async () => {
      const before = mark.read();
      mark.decline();
      const ended = remove();
      if (typeof before === 'object') await api.end(before.uid, endpointIn(before)).catch(() => undefined);
      await ended;
    },
  };
}

function stateOf({ session$, mark, browser }: PushParts): PushState {
  const permission = browser.permission();
  const kept = mark.read();
  if (permission === 'home-screen') return { kind: 'home-screen' };
  if (permission === 'denied') return { kind: 'blocked' };
  if (typeof kept === 'object' && kept.uid === memberNow(session$)?.uid) return { kind: 'on', choice: kept };
  return { kind: 'off', mayOffer: !mark.isDeclined() };
}

type Duties = { remove(): Promise<void>; renew(): Promise<void> };

function followSession({ session$, mark, browser, offered, later }: PushParts, { remove, renew }: Duties) {
  let isRenewed = false;
  session$.subscribe((session) => {
    const kept = mark.read();
    if (kept === 'none') return;
    const isOthers = typeof kept === 'object' && session.kind === 'member' && session.member.uid !== kept.uid;
    if (kept === 'going' || !offered || session.kind === 'visitor' || isOthers) {
      void remove();
      return;
    }
    if (session.kind !== 'member' || !session.member.customer || isRenewed) return;
    isRenewed = true;
    if (browser.permission() !== 'granted') void remove();
    else
      later(() => {
        // The browser may have changed the subscription, or the server its key.
        void renew().catch(() => undefined);
      });
  });
}

const requestOf = (
  { endpoint, keys, serverKey: server_key }: Subscribed,
  { kinds, details }: PushChoice,
  language: PushSubscriptionRequest['language'],
): PushSubscriptionRequest => ({ endpoint, keys, server_key, language, kinds: [...kinds], details });

const endpointIn = ({ told }: PushMark): string => {
  const { endpoint } = JSON.parse(told) as PushSubscriptionRequest;
  return endpoint;
};

const memberNow = ({ value }: StateStream<Session>): Member | null =>
  value.kind === 'member' ? value.member : null;

/** One work after the other: an end must not overtake a begin. */
function inSequence() {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
