/** Makes the tests of a block run on a phone: its browser says so, whatever the width of the window. */
export function onPhone(): void {
  beforeEach(() => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile/15E148');
  });
}

/** Makes the tests of a block run in the narrow window of a desktop. */
export function inNarrowWindow(): void {
  const wide = window.matchMedia;
  beforeAll(() => {
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') });
  });
  afterAll(() => {
    window.matchMedia = wide;
  });
}
