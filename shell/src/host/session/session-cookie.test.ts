import { sessionCookie, type StoredSession } from './session-cookie';

const stored: StoredSession = {
  access: 'a'.repeat(400),
  refresh: 'r',
  receivedAt: 1,
  uid: '1002',
  memberShipID: 'M-1002',
  displayName: '陳大文',
  points: 125_000,
  level: 'Silver',
  language: 'zh-Hant',
};

afterEach(() => {
  sessionCookie(false).clear();
});

const names = () =>
  document.cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => pair.split('=')[0]);

test('S-034 a session is read back as it was written', () => {
  sessionCookie(false).write(stored);
  expect(sessionCookie(false).read()).toEqual(stored);
  expect(names()).toEqual(['mrw_session']);
});

test('a session above 3,500 bytes is split and joined again, each part below the limit', () => {
  const long = { ...stored, displayName: '陳'.repeat(900) };
  sessionCookie(false).write(long);
  expect(names().length).toBeGreaterThan(1);
  for (const pair of document.cookie.split('; ')) expect(pair.length).toBeLessThanOrEqual(3_600);
  expect(sessionCookie(false).read()).toEqual(long);
});

test.each([
  [3_500, 1],
  [3_501, 2],
  [14_000, 4],
])('a session of %i encoded bytes takes %i cookies', (bytes, parts) => {
  const cookie = sessionCookie(false);
  const sized = (access: string) => ({ ...stored, displayName: '', access });
  const rest = encodeURIComponent(JSON.stringify(sized(''))).length;
  const session = sized('a'.repeat(bytes - rest));
  cookie.write(session);
  expect(names()).toHaveLength(parts);
  expect(sessionCookie(false).read()).toEqual(session);
});

test('one byte more than four cookies hold goes into none', () => {
  const cookie = sessionCookie(false);
  const rest = encodeURIComponent(JSON.stringify({ ...stored, access: '' })).length;
  cookie.write({ ...stored, access: 'a'.repeat(14_001 - rest) });
  expect(document.cookie).toBe('');
});

test.each(['', '{', 'null', '{"access":""}', JSON.stringify({ ...stored, uid: '' })])(
  'a cookie that says %p is no session',
  (text) => {
    document.cookie = `mrw_session=${encodeURIComponent(text)}; path=/`;
    expect(sessionCookie(false).read()).toBeNull();
  },
);

test('a shorter session leaves no part of a longer one behind', () => {
  const cookie = sessionCookie(false);
  cookie.write({ ...stored, displayName: '陳'.repeat(900) });
  cookie.write(stored);
  expect(names()).toEqual(['mrw_session']);
  expect(cookie.read()).toEqual(stored);
});

describe('another tab that reads while this one writes', () => {
  const long = (name: string) => ({ ...stored, displayName: name.repeat(900) });

  /** The result of reading after each change of a cookie. */
  const readWhileWriting = (session: StoredSession) => {
    const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
    const seen: (StoredSession | null)[] = [];
    const spy = jest.spyOn(document, 'cookie', 'set').mockImplementation((value) => {
      set?.call(document, value);
      seen.push(sessionCookie(false).read());
    });
    sessionCookie(false).write(session);
    spy.mockRestore();
    return seen;
  };

  test.each([
    ['a session of one part and another one', stored, { ...stored, points: 1 }],
    ['a longer one', stored, long('陳')],
    ['a shorter one', long('陳'), stored],
  ])('finds one of both: %s', (_, before, after) => {
    sessionCookie(false).write(before);
    const seen = readWhileWriting(after);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.at(-1)).toEqual(after);
    for (const session of seen) expect([before, after]).toContainEqual(session);
  });
});

test('tokens that would make every request too long are kept in memory, not in the cookie', () => {
  const cookie = sessionCookie(false);
  const long = { ...stored, access: 'a'.repeat(8_000), refresh: 'r'.repeat(8_000) };
  cookie.write(long);
  expect(document.cookie).toBe('');
  expect(cookie.read()).toEqual(long);
});

test('clear removes everything', () => {
  const cookie = sessionCookie(false);
  cookie.write({ ...stored, displayName: '陳'.repeat(900) });
  cookie.clear();
  expect(document.cookie).toBe('');
  expect(cookie.read()).toBeNull();
});

test.each(['{', '{}', 'null', '{"access":""}'])('a cookie with %p is no session', (text) => {
  document.cookie = `mrw_session=${encodeURIComponent(text)}; path=/`;
  expect(sessionCookie(false).read()).toBeNull();
});

test('without cookies the session is in memory', () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  const cookie = sessionCookie(false);
  cookie.write(stored);
  expect(cookie.read()).toEqual(stored);
  expect(sessionCookie(false).read()).toBeNull();
});
