/** @jest-environment node */
import { useStores } from '../verify/testing/stores';
import { UsageError } from '../process/usage-error';
import { Deployments } from './deployments';
import { ReleaseStore } from './release-store';

const { stores, temporary } = useStores();

describe.each(stores)('in %s', (_, open) => {
  test.each([
    ['mf-stores', '../mf-offers/0.0.9'],
    ['mf-stores', '../../x'],
    ['mf-stores', '1.2'],
    ['../mf-offers', '1.0.0'],
    ['deployments', '1.0.0'],
  ])('Q-198 %s %s is no release: it is not written, read, listed or deleted', async (name, version) => {
    const storage = await open();
    const write = jest.spyOn(storage, 'write');
    const releases = new ReleaseStore(storage);
    await storage.write('mf-offers/0.0.9/descriptor.json', Buffer.from('{}'), 'immutable', {
      kind: 'absent',
    });
    await expect(releases.publish(name, version, temporary())).rejects.toThrow(UsageError);
    await expect(releases.remove(name, version)).rejects.toThrow(UsageError);
    await expect(releases.find(name, version)).resolves.toBeNull();
    await expect(releases.map(name, version, 'app.js')).resolves.toBeNull();
    await expect(new Deployments(storage, 'production').promote(name, version)).rejects.toThrow(UsageError);
    await expect(storage.files('mf-offers/0.0.9')).resolves.toEqual(['descriptor.json']);
    expect(write).toHaveBeenCalledTimes(1);
  });

  test.each(['', '../x', 'a/../b', '/a', 'a//b', 'a/..', '.', 'a\\b', 'a\0'])('%j is no key', async (key) => {
    const storage = await open();
    const write = storage.write(key, Buffer.from('x'), 'immutable', { kind: 'absent' });
    await expect(write).rejects.toThrow('is no key of a store');
    await expect(storage.read(key)).rejects.toThrow('is no key of a store');
    await expect(storage.remove(key)).rejects.toThrow('is no key of a store');
    await expect(storage.files(key)).rejects.toThrow('is no key of a store');
  });
});
