import { lastManifestOnDevice } from './last-manifest';

beforeEach(() => jest.useFakeTimers());
test('what was kept is read again; it is written later than the page is drawn', () => {
  lastManifestOnDevice(() => localStorage).keep({ schema: 1 });
  expect(lastManifestOnDevice(() => localStorage).read()).toBeNull();
  jest.runAllTimers();
  expect(lastManifestOnDevice(() => localStorage).read()).toEqual({ schema: 1 });
});

test.each([
  ['nothing was kept', () => undefined],
  ['something else lies there', () => localStorage.setItem('mrw_deployment', '{"schema":')],
])('there is none when %s', (_, given) => {
  given();
  expect(lastManifestOnDevice(() => localStorage).read()).toBeNull();
});

test('blocked and full storage cause no error', () => {
  const blocked = lastManifestOnDevice(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  blocked.keep({});
  jest.runAllTimers();
  expect(blocked.read()).toBeNull();
});
