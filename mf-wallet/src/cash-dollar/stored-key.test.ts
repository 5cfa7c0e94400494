import proto from '@mrw/shared-contracts/testing/corpora/proto.json';
import { recallKey, rememberKey } from './stored-key';

afterEach(() => {
  sessionStorage.clear();
});

test('the key of an open offer is known again until its end', () => {
  rememberKey('12', { key: 'K', endsAt: 2_000 });
  expect(recallKey('12', 1_999)).toEqual({ key: 'K', endsAt: 2_000 });
  expect(recallKey('12', 2_000)).toBeNull();
  expect(recallKey('13', 1_999)).toBeNull();
});

test.each(proto)('the stored text %s is no key and changes no prototype', (text) => {
  rememberKey('12', { key: 'K', endsAt: 2_000 });
  const [name = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(name, text);
  expect(recallKey('12', 0)).toBeNull();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
