/** Makes the tests of the surrounding block run on a phone: every `max-width` query matches. */
export function narrowScreen(): void {
  const original = window.matchMedia;
  beforeAll(() => {
    window.matchMedia = (query) => ({
      ...original(query),
      matches: query.includes('max-width'),
      media: query,
    });
  });
  afterAll(() => {
    window.matchMedia = original;
  });
}
