import { createConsent } from './consent';

afterEach(() => {
  document.cookie = 'cookie_consent=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
});

test.each(['all', 'essential'] as const)('S-056 the choice %p is known again on the next visit', (choice) => {
  const consent = createConsent();
  expect(consent.consent$.value).toBe('undecided');
  expect(consent.choose(choice)).toBe(true);
  expect(consent.consent$.value).toBe(choice);
  expect(document.cookie).toBe(`cookie_consent=${choice}`);
  expect(createConsent().consent$.value).toBe(choice);
});

test('the choice is kept for 365 days on every page', () => {
  const set = jest.spyOn(document, 'cookie', 'set');
  createConsent().choose('all');
  const written = set.mock.calls[0]?.[0] ?? '';
  const expires = Date.parse(/expires=([^;]+)/.exec(written)?.[1] ?? '');
  expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(365);
  expect(written).toContain('path=/');
});

test('an unknown value is no choice', () => {
  document.cookie = 'cookie_consent=maybe; path=/';
  expect(createConsent().consent$.value).toBe('undecided');
});

test('an answer that was given in another tab counts once this one is looked at again, or left', () => {
  const consent = createConsent();
  for (const answer of ['all', 'essential'] as const) {
    createConsent().choose(answer);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(consent.consent$.value).toBe(answer);
  }
});

test('without cookies accepting is not possible, and rejecting lasts for the page', () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  const consent = createConsent();
  expect(consent.choose('all')).toBe(false);
  expect(consent.consent$.value).toBe('undecided');
  consent.choose('essential');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(consent.consent$.value).toBe('essential');
  expect(createConsent().consent$.value).toBe('undecided');
});
