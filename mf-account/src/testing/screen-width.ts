/** The next mount is on a phone: every `max-width` query matches until the end of the test. */
export function onPhone(): void {
  const original = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(original(query), { matches: query.includes('max-width') }));
}
