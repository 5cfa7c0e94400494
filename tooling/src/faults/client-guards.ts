import type { Guard } from './check-guards';

/** The session, the calls and what is loaded. */
export const shellGuards: readonly Guard[] = [
  {
    name: 'one refresh for all who wait',
    file: 'src/host/session/token-keeper.ts',
    rule: 'refreshing ??= refreshOnce()',
    without: 'refreshing = refreshOnce()',
    test: 'src/host/session/storm.test.ts',
  },
  {
    name: 'new tokens are stored before the next tab has its turn',
    file: 'src/host/session/token-keeper.ts',
    rule: 'const isOthers = stored?.refresh !== before.refresh && isSameMember(stored?.access, before.access);',
    without: 'const isOthers = stored === before;',
    test: 'src/host/session/storm.test.ts',
  },
  {
    name: 'a call does not change hands',
    file: 'src/host/session/token-keeper.ts',
    rule: 'if (tokens && !isSameMember(tokens.access, refused)) throw new RefreshRefusedError();',
    without: '',
    test: 'src/host/session/storm.test.ts',
  },
  {
    name: 'an answer after log-out is thrown away',
    file: 'src/host/session/token-keeper.ts',
    rule: 'if (tokens !== owner) throw new RefreshRefusedError();',
    without: '',
    test: 'src/host/session/token-keeper.test.ts',
  },
  {
    name: 'an unreachable server ends no session',
    file: 'src/host/session/member-api.ts',
    rule: "(failure.kind === 'refused' && failure.status < 500)",
    without: "failure.kind !== 'aborted'",
    test: 'src/host/session/storm.test.ts',
  },
  {
    name: 'one end of a session that is refused many times',
    file: 'src/host/http/create-http.ts',
    rule: 'isExpiry(error) && tokens.current()?.access === renewed.access',
    without: 'isExpiry(error)',
    test: 'src/host/session/storm.test.ts',
  },
  {
    name: 'a write is never repeated',
    file: 'src/host/http/repeated-reads.ts',
    rule: "(method ?? 'get').toLowerCase() === 'get' &&",
    without: "method !== '' &&",
    test: 'src/host/http/repeated-reads.test.ts',
  },
  {
    name: 'a GET with an effect is never repeated',
    file: 'src/host/http/repeated-reads.ts',
    rule: "&& !withEffect.test((url ?? '').split('?', 1)[0] ?? '')",
    without: '&& withEffect.source !== url',
    test: 'src/host/http/repeated-reads.test.ts',
  },
  {
    name: 'two repeats at most',
    file: 'src/host/http/repeated-reads.ts',
    rule: 'repeats < mostRepeats &&',
    without: 'repeats < mostRepeats + 1 &&',
    test: 'src/host/http/repeated-reads.test.ts',
  },
  {
    name: 'what another tab wrote stands',
    file: 'src/host/session/keep-session.ts',
    rule: 'const pair = isNew ? held : own;',
    without: 'const pair = held;',
    test: 'src/host/session/session-service.test.ts',
  },
  {
    name: 'a poisoned remote does not take the place of a good one',
    file: 'src/host/remotes/deployment.ts',
    rule: 'return before ? [[remote, before]] : [];',
    without: 'return before ? [] : [];',
    test: 'src/host/remotes/deployment.test.ts',
  },
];

/** What every module reads and follows. */
export const contractGuards: readonly Guard[] = [
  {
    name: 'no path that leads away',
    file: 'src/links/safe-redirect.ts',
    rule: 'if (!staysInside(written) || !staysInside(url.pathname)) return fallback;',
    without: '',
    test: 'src/links/safe-redirect.test.ts',
  },
  {
    name: 'no program behind a link',
    file: 'src/links/safe-href.ts',
    rule: 'if (!schemes.has(url.protocol)) return null;',
    without: '',
    test: 'src/links/safe-href.test.ts',
  },
  {
    name: 'no name and password before a host',
    file: 'src/links/safe-href.ts',
    rule: 'if (url.username || url.password) return null;',
    without: '',
    test: 'src/links/safe-href.test.ts',
  },
  {
    name: 'an answer that does not fit is no data',
    file: 'src/http/calls.ts',
    rule: 'if (parsed.success) return parsed.data;',
    without: 'return parsed.data as never;',
    test: 'src/http/answers.test.ts',
  },
];
