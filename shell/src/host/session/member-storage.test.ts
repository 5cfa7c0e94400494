import { clearMemberStorage } from './member-storage';

test('only what belongs to the member is removed, in every storage', () => {
  for (const storage of [sessionStorage, localStorage]) {
    storage.setItem('mrw_member_draft', 'x');
    storage.setItem('mrw_member_other', 'x');
    storage.setItem('cookie_consent', 'all');
  }
  clearMemberStorage(() => [sessionStorage, localStorage]);
  expect(Object.keys(sessionStorage)).toEqual(['cookie_consent']);
  expect(Object.keys(localStorage)).toEqual(['cookie_consent']);
});

test('a browser that blocks storage is left alone', () => {
  expect(() => {
    clearMemberStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }).not.toThrow();
});
