/** Runs the tests of a block on a phone: its user agent is that of a phone, at any window width. */
export function onPhone(): void {
  beforeEach(() => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile/15E148');
  });
}

/** Runs the tests of a block in the narrow window of a desktop. */
export function inNarrowWindow(): void {
  const wide = window.matchMedia;
  beforeAll(() => {
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') });
  });
  afterAll(() => {
    window.matchMedia = wide;
  });
}
