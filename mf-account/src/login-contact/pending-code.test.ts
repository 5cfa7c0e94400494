import proto from '@mrw/shared-contracts/testing/corpora/proto.json';
import { readPendingCode, writePendingCode } from './pending-code';

const pending = { contact: { method: 'email', email: 'new@example.test' }, challenge: 'c1' } as const;

afterEach(() => {
  sessionStorage.clear();
});

test('a code that was sent is known again for its own contact only', () => {
  writePendingCode('12', pending);
  expect(readPendingCode('12', 'email')).toEqual(pending);
  expect(readPendingCode('12', 'mobile')).toBeNull();
  expect(readPendingCode('13', 'email')).toBeNull();
  writePendingCode('12', null);
  expect(readPendingCode('12', 'email')).toBeNull();
});

test.each(proto)('the stored text %s is no code and changes no prototype', (text) => {
  writePendingCode('12', pending);
  const [name = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(name, text);
  expect(readPendingCode('12', 'email')).toBeNull();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
