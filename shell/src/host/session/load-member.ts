import { readMember } from './read-member';
import type { MemberApi } from './member-api';
import type { SessionStore } from './session-store';

type Parts = {
  api: Pick<MemberApi, 'customer' | 'points'>;
  store: SessionStore;
  persist: () => void;
  now: () => number;
};

/**
 * Reads a member and shows the answer, or logs out a member who may not stay.
 *
 * @returns a function that resolves to false when the session is over, or another one by then
 */
export function memberLoader({ api, store, persist, now }: Parts): (uid: string) => Promise<boolean> {
  let calls = 0;
  return async (uid) => {
    const of = store.state().id;
    calls += 1;
    const order = calls;
    const { read, ends } = await readMember(api, uid, now);
    if (of !== store.state().id) return false;
    if (ends) {
      await store.logout(ends);
      return false;
    }
    if (store.send({ type: 'answered', of, order, read })) persist();
    return true;
  };
}
