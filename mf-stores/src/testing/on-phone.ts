/** Makes the tests of a block run on a phone. */
export function onPhone(): void {
  const wide = window.matchMedia;
  beforeAll(() => {
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') });
  });
  afterAll(() => {
    window.matchMedia = wide;
  });
}
