import type { Bus, Session, StateStream } from '@mrw/shared-contracts';
import { sharingKey } from './names';

export type ShareParts = {
  session$: StateStream<Session>;
  bus: Pick<Bus, 'on'>;
  /** Whether the deployment has it. */
  offered: boolean;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Has the worker take pictures. */
  choose(): Promise<void>;
  leave(): Promise<void>;
  /** Runs it when the page is idle. */
  later(work: () => void): void;
  /** Removes every picture that is kept. */
  empty(): Promise<unknown>;
};

/** Has the installed app take pictures while a member is logged in, and removes all of it with the member. */
export function followSharing({ session$, bus, offered, storage, ...parts }: ShareParts): void {
  const attempt = (work: () => Promise<unknown>) => void work().catch(() => undefined);
  const end = () => {
    storage.removeItem(sharingKey);
    attempt(parts.empty);
    attempt(parts.leave);
  };
  if (!offered) {
    end();
    return;
  }
  bus.on('logout', ({ reason }) => {
    // A member whose session expired logs in again, and goes on with the picture.
    if (reason !== 'refresh-refused') end();
  });
  session$.subscribe((session) => {
    if (session.kind !== 'member') return;
    const { uid } = session.member;
    const isOwner = () => storage.getItem(sharingKey) === uid;
    if (!isOwner()) {
      attempt(parts.empty);
      storage.setItem(sharingKey, uid);
    }
    parts.later(() => {
      if (isOwner()) attempt(parts.choose);
    });
  });
}
