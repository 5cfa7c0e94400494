import type { Session } from '@mrw/shared-contracts';
import { BehaviorSubject } from 'rxjs';
import { keepSession } from './keep-session';
import { memberFrom } from './member';
import type { StoredSession } from './session-cookie';
import { storedOf } from './testing/service';

const setup = (stored: StoredSession | null, session: Session, held = storedOf('1', { refresh: 'held' })) => {
  const state = { stored };
  const kept = keepSession({
    storage: {
      read: () => state.stored,
      write: (next) => {
        state.stored = next;
      },
      clear: () => undefined,
    },
    tokens: {
      current: () => ({ access: held.access, refresh: held.refresh, receivedAt: held.receivedAt }),
    },
    session$: new BehaviorSubject(session),
    appInstallation$: new BehaviorSubject<string | null>('77'),
    language: () => 'zh-Hant',
  });
  return { state, ...kept };
};
const restoring: Session = { kind: 'restoring' };
const member: Session = { kind: 'member', member: memberFrom(storedOf('1')) };

test('new tokens are stored while the session is still being restored: the old pair is worth nothing', () => {
  const { state, persistTokens } = setup(storedOf('1', { refresh: 'old' }), restoring);
  persistTokens();
  expect(state.stored).toEqual(storedOf('1', { refresh: 'held' }));
});

test.each([
  ['another tab logged out', null],
  ['another tab logged in as another member', storedOf('2')],
])('new tokens are not stored when %s', (_, stored) => {
  const { state, persistTokens, persistLanguage, persist } = setup(stored, member);
  persistTokens();
  persistLanguage();
  persist();
  expect(state.stored).toEqual(stored);
});

test.each([-3_600_000, 3_600_000])(
  'tokens of another tab stay, also when its clock is off by %p ms',
  (off) => {
    const others = storedOf('1', { refresh: 'theirs', receivedAt: 1_000 + off });
    const { state, persist } = setup(others, member);
    persist();
    expect(state.stored).toMatchObject({ refresh: 'theirs', receivedAt: others.receivedAt });
  },
);

test('a log-in takes the place of whatever was stored', () => {
  const { state, persist } = setup(storedOf('2'), member);
  persist(true);
  expect(state.stored).toMatchObject({ uid: '1', refresh: 'held', language: 'zh-Hant' });
});

test('S-041 the language that another tab switched to stays until it is switched here', () => {
  const { state, persist, persistTokens, persistLanguage } = setup(
    storedOf('1', { language: 'zh-Hans' }),
    member,
  );
  persist();
  persistTokens();
  expect(state.stored?.language).toBe('zh-Hans');
  persistLanguage();
  expect(state.stored?.language).toBe('zh-Hant');
});
