import { setup, storedOf } from './testing/service';

jest.mock('./log-in', () => {
  throw new Error('The script did not come.');
});

test.each([
  ['a visitor', null, []],
  ['a member', storedOf('1'), ['logout refresh-refused']],
])('a log-in whose code does not come leaves %s without a session', async (_, stored, ends) => {
  const { service, state, shown, happened } = setup(stored);
  await service.restore();
  happened.length = 0;
  expect(await service.logIn('code', { showsRestoring: true })).toBe('failed');
  expect(shown()).toBe('visitor');
  expect(state.stored).toBeNull();
  expect(happened).toEqual(expect.arrayContaining(ends));
});
