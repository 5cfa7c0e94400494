import { deprecated } from './deprecated';

const notice = { since: '1.3.0', goneIn: '1.5.0', instead: 'Use host.auth.logout.' };

test('what goes away works as before, and warns once with its name and what to use', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const signOut = deprecated('host.auth.signOut', notice, (reason: string, times: number) =>
    reason.repeat(times),
  );
  expect([signOut('a', 2), signOut('b', 1)]).toEqual(['aa', 'b']);
  expect(warn.mock.calls).toEqual([
    ['MRW-202 host.auth.signOut is deprecated since contract 1.3.0 and gone in 1.5.0. Use host.auth.logout.'],
  ]);
});

test('each name has its own warning, and two hosts on a page share it', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const name of ['host.one', 'host.two', 'host.one']) deprecated(name, notice, () => null)();
  expect(warn).toHaveBeenCalledTimes(2);
});

test('an unused deprecation gives no warning', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  deprecated('host.unused', notice, () => null);
  expect(warn).not.toHaveBeenCalled();
});
