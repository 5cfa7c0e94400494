/** @jest-environment-options {"url": "https://shop.example/"} */
import { sessionCookie, type StoredSession } from './session-cookie';

test('over https the session is one that no other site under the same domain can plant', () => {
  const own: StoredSession = {
    access: 'a',
    refresh: 'r',
    receivedAt: 1,
    uid: '1002',
    memberShipID: 'M-1002',
    displayName: 'Chan',
    points: 0,
    level: null,
    language: 'en',
  };
  document.cookie = `mrw_session=${encodeURIComponent(JSON.stringify({ ...own, uid: '1001' }))}; path=/`;
  const cookie = sessionCookie(true);
  expect(cookie.read()).toBeNull();
  cookie.write(own);
  expect(document.cookie).toContain('__Host-mrw_session=');
  expect(sessionCookie(true).read()).toEqual(own);
  cookie.clear();
  expect(sessionCookie(true).read()).toBeNull();
});
