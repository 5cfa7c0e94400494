import type { Member } from '@mrw/shared-contracts';
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
export function memberLoader({ api, store, persist, now }: Parts) {
  let calls = 0;
  return async (uid: string, onDevice?: Promise<Partial<Member> | null>): Promise<boolean> => {
    const of = store.state().id;
    calls += 1;
    const order = calls;
    const { read, ends } = await readMember(api, uid, now);
    // Kept on the device is what could not be read.
    const known = read.customer && read.pointAccount ? null : await onDevice;
    if (of !== store.state().id) return false;
    if (ends) {
      await store.logout(ends);
      return false;
    }
    if (store.send({ type: 'answered', of, order, read: { ...known, ...read } })) persist();
    return true;
  };
}
