import { fakeHost } from '@mrw/shared-contracts/testing';
import proto from '@mrw/shared-contracts/testing/corpora/proto.json';
import { sampleSession } from '../testing/samples';
import { abandonedOffer, offerKey } from './stored-key';

const storageOf = (uid: string) => fakeHost({ session: sampleSession({ uid }) }).host.storage;

test('the key of an open offer is known again until its end', () => {
  offerKey(storageOf('12')).write({ key: 'K', endsAt: 2_000 });
  expect(abandonedOffer(storageOf('12'), 1_999)).toBe('K');
  expect(abandonedOffer(storageOf('12'), 2_000)).toBeNull();
  expect(abandonedOffer(storageOf('13'), 1_999)).toBeNull();
});

test.each(proto)('the stored text %s is no key and changes no prototype', (text) => {
  offerKey(storageOf('12')).write({ key: 'K', endsAt: 2_000 });
  const [name = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(name, text);
  expect(abandonedOffer(storageOf('12'), 0)).toBeNull();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
