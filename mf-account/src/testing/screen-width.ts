/** The next mount happens on a phone: every `max-width` query matches. Undone after the test. */
export function onPhone(): void {
  const match = jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    matches: query.includes('max-width'),
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }));
  restore = () => {
    match.mockRestore();
  };
}

let restore = (): void => undefined;

afterEach(() => {
  restore();
});
