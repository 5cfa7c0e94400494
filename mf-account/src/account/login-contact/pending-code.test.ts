import { fakeHost } from '@mrw/shared-contracts/testing';
import proto from '@mrw/shared-contracts/testing/corpora/proto.json';
import { sampleSession } from '../../testing/members';
import { pendingCodeOf, readPendingCode } from './pending-code';

const pending = { contact: { method: 'email', email: 'new@example.test' }, challenge: 'c1' } as const;
const storageOf = (uid: string) => fakeHost({ session: sampleSession({ customer: { uid } }) }).host.storage;

test('a code that was sent is known again to its own member and contact only', () => {
  pendingCodeOf(storageOf('12')).write(pending);
  expect(readPendingCode(storageOf('12'), 'email')).toEqual(pending);
  expect(readPendingCode(storageOf('12'), 'mobile')).toBeNull();
  expect(readPendingCode(storageOf('13'), 'email')).toBeNull();
  pendingCodeOf(storageOf('12')).remove();
  expect(readPendingCode(storageOf('12'), 'email')).toBeNull();
});

test.each(proto)('the stored text %s is no code and changes no prototype', (text) => {
  pendingCodeOf(storageOf('12')).write(pending);
  const [name = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(name, text);
  expect(readPendingCode(storageOf('12'), 'email')).toBeNull();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
