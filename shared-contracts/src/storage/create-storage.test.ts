import * as z from 'zod/mini';
import type { Session } from '../host/session';
import proto from '../testing/corpora/proto.json';
import { createStorage, memoryAreas, type StorageAreas } from './create-storage';

const pageAreas: StorageAreas = { tab: () => sessionStorage, browser: () => localStorage };
const draft = z.object({ text: z.string() });

const sessionOf = (uid: string): Session => ({
  kind: 'member',
  member: { uid, membershipId: `M${uid}`, displayName: 'Amy', customer: null, pointAccount: null },
});
function open(areas = pageAreas) {
  let session = sessionOf('7');
  const host = createStorage(areas, () => session);
  return {
    ...host,
    become: (next: Session) => {
      session = next;
    },
  };
}

test.each([
  ['the page', pageAreas],
  ['memory', memoryAreas()],
])('a value in %s is read back by its own member until it is removed', (_, areas) => {
  const { storage, become } = open(areas);
  const value = storage.member('draft', draft);
  expect(value.read()).toBeNull();
  value.write({ text: 'A blue bowl' });
  expect(storage.member('draft', draft).read()).toEqual({ text: 'A blue bowl' });
  become(sessionOf('8'));
  expect(storage.member('draft', draft).read()).toBeNull();
  become(sessionOf('7'));
  value.remove();
  expect(storage.member('draft', draft).read()).toBeNull();
});

test.each([
  ['tab', sessionStorage],
  ['browser', localStorage],
] as const)('a value for the %s lies there under the name of its key', (lifetime, area) => {
  const { storage } = open();
  storage.member('draft', draft, { lifetime }).write({ text: 'x' });
  storage.device('seen', draft, { lifetime, staysBecause: 'it is no secret' }).write({ text: 'y' });
  expect(Object.keys(area)).toEqual(['mrw_member_draft_7', 'mrw_kept_seen']);
});

test.each(['', '{', '[]', '{"text":1}', 'null', ...proto])(
  'the stored text %s is no value and changes no prototype',
  (text) => {
    sessionStorage.setItem('mrw_member_draft_7', text);
    expect(open().storage.member('draft', draft).read()).toBeNull();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  },
);

test('where there is no room nothing is stored, and the earlier value is not taken for the new one', () => {
  const value = open().storage.member('draft', draft);
  value.write({ text: 'first' });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  value.write({ text: 'second' });
  expect(value.read()).toBeNull();
});

test('where storage is blocked nothing is kept and nothing breaks', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const { storage, clear } = open({ tab: blocked, browser: blocked });
  const value = storage.member('draft', draft);
  value.write({ text: 'x' });
  value.remove();
  clear();
  expect(value.read()).toBeNull();
});

test('a visitor keeps what belongs to the device, and nothing of a member', () => {
  const { storage, become } = open();
  become({ kind: 'visitor' });
  storage.member('draft', draft).write({ text: 'x' });
  storage.device('draft', draft).write({ text: 'y' });
  expect(storage.member('draft', draft).read()).toBeNull();
  expect(storage.device('draft', draft).read()).toEqual({ text: 'y' });
});

test('what a page writes after the log-out is not stored, and what it removes is gone', () => {
  const { storage, clear, become } = open();
  const late = storage.member('draft', draft);
  const kept = storage.member('lock', draft, { staysBecause: 'a log-out does not free it' });
  kept.write({ text: 'x' });
  clear();
  become({ kind: 'visitor' });
  late.write({ text: 'late' });
  kept.remove();
  expect(sessionStorage).toHaveLength(0);
});

test('at log-out goes what has no reason to stay, of every member, and nothing of others', () => {
  const { storage, clear, become } = open();
  for (const uid of ['7', '8']) {
    become(sessionOf(uid));
    for (const lifetime of ['tab', 'browser'] as const) {
      storage.member('draft', draft, { lifetime }).write({ text: uid });
      storage
        .member('lock', draft, { lifetime, staysBecause: 'a log-out does not free it' })
        .write({ text: uid });
    }
  }
  localStorage.setItem('cookie_consent', 'all');
  clear();
  expect(Object.keys(sessionStorage)).toEqual(['mrw_kept_lock_7', 'mrw_kept_lock_8']);
  expect(Object.keys(localStorage)).toEqual(['mrw_kept_lock_7', 'mrw_kept_lock_8', 'cookie_consent']);
});
