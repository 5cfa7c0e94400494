import type { Bus, Live, Session, StateStream } from '@mrw/shared-contracts';
import type { LiveMessage } from '@mrw/shared-contracts/api/live-events';
import { resyncOf, runStream, type StreamParts } from './run-stream';
import type { Told } from './tabs-of-member';

export type LiveParts = StreamParts & {
  session$: StateStream<Session>;
  bus: Pick<Bus, 'publish'>;
};

type Hear = Parameters<Live['wait']>[0];

/**
 * Milliseconds: a stream that begins so soon after a page came to wait says nothing that the page has not just read. A
 * later one may have missed something.
 */
const justRead = 3_000;

const uidOf = ({ value }: StateStream<Session>) => (value.kind === 'member' ? value.member.uid : null);
const isVisible = () => document.visibilityState === 'visible';

/** One stream for all that wait on this device, read by a visible tab; the others hear of it from that one. */
export function createLive(parts: LiveParts): Live {
  const waiting = new Set<Hear>();
  let lastId: string | null = null;
  let waitsSince = 0;
  let hasNone = false;
  let running: { uid: string; stop(): void } | null = null;
  const uidNow = () => uidOf(parts.session$);

  const tell = (message: LiveMessage) => {
    if (message.event === 'unread')
      parts.bus.publish('unread-count-changed', { version: 1, count: message.news.count });
    for (const hear of [...waiting]) hear(message);
  };
  const hearOf = (uid: string, { message, id }: Told): boolean => {
    if (message.news.uid !== uid || uidNow() !== uid) return false;
    // Heard already, from the tab that read the stream before.
    if (message.event !== 'resync' && Number(id) <= Number(lastId ?? -1)) return false;
    const isBeginning = message.event === 'resync' && lastId === null;
    lastId = id ?? lastId;
    if (isBeginning && performance.now() - waitsSince < justRead) return true;
    tell(message);
    return true;
  };

  const run = (uid: string) => ({
    uid,
    stop: runStream(uid, parts, {
      lastId: () => lastId,
      hear: (told) => hearOf(uid, told),
      none: () => {
        hasNone = true;
      },
    }),
  });
  const follow = () => {
    const uid = waiting.size > 0 && isVisible() && !hasNone ? uidNow() : null;
    if (uid === (running?.uid ?? null)) return;
    running?.stop();
    running = uid === null ? null : run(uid);
  };
  const turned = () => {
    const uid = uidNow();
    if (isVisible() && lastId !== null && uid !== null) tell(resyncOf(uid));
    follow();
  };
  const begin = () => {
    waitsSince = performance.now();
    let uid = uidNow();
    const session = parts.session$.subscribe(() => {
      if (uidNow() === uid) return;
      uid = uidNow();
      lastId = null;
      follow();
    });
    document.addEventListener('visibilitychange', turned);
    return () => {
      session.unsubscribe();
      document.removeEventListener('visibilitychange', turned);
    };
  };
  let end: (() => void) | null = null;

  return {
    wait: (hear) => {
      if (waiting.size === 0) end = begin();
      else if (running && lastId !== null) hear(resyncOf(running.uid));
      waiting.add(hear);
      follow();
      return () => {
        if (!waiting.delete(hear) || waiting.size > 0) return;
        end?.();
        follow();
        // What happens until the next page waits is in what that page reads.
        lastId = null;
      };
    },
  };
}
