import proto from '@mrw/shared-contracts/testing/corpora/proto.json';
import { lastManifestOnDevice } from './remotes/last-manifest';
import { readOverrides } from './remotes/overrides';
import { sessionCookie } from './session/session-cookie';

test.each(proto)(
  'the stored text %s is no session, no manifest and no override, and changes no prototype',
  (text) => {
    document.cookie = `mrw_session=${encodeURIComponent(text)}`;
    const read = jest.spyOn(Storage.prototype, 'getItem').mockReturnValue(text);
    expect(sessionCookie(false).read()).toBeNull();
    expect(() => lastManifestOnDevice(() => localStorage).read()).not.toThrow();
    const overrides = readOverrides(() => localStorage);
    expect(Object.values(overrides).every((value) => typeof value === 'string')).toBe(true);
    expect(read).toHaveBeenCalledTimes(2);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  },
);
