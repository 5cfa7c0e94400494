/** Runs the tests of the surrounding block on a phone: every `max-width` query matches. */
export function narrowScreen(): void {
  const original = window.matchMedia;
  beforeAll(() => {
    window.matchMedia = (query) => {
      const list = original(query);
      return Object.assign(list, { matches: query.includes('max-width') });
    };
  });
  afterAll(() => {
    window.matchMedia = original;
  });
}
