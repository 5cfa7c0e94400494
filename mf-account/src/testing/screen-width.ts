let restore = (): void => undefined;

afterEach(() => {
  restore();
});

/** The next mount happens on a phone: every `max-width` query matches. Undone after the test. */
export function onPhone(): void {
  const original = window.matchMedia.bind(window);
  const match = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(original(query), { matches: query.includes('max-width') }));
  restore = () => {
    match.mockRestore();
  };
}
