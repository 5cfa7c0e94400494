import { atWidth, isPictureAddress, pictureSet } from '.';

test.each([
  ['http://api.test/media/1.jpg', 320, 'http://api.test/media/1.jpg?w=320'],
  ['/media/1.jpg?v=2', 640, '/media/1.jpg?v=2&w=640'],
  ['/media/1.jpg#top', 1280, '/media/1.jpg?w=1280#top'],
  ['data:image/png;base64,AA', 640, 'data:image/png;base64,AA'],
] as const)('%s at %p px is read from %s', (src, width, address) => {
  expect(atWidth(src, width)).toBe(address);
});

test('a picture of the server has four widths, a local preview has one', () => {
  expect(pictureSet('/m/1.jpg')).toBe(
    '/m/1.jpg?w=320 320w, /m/1.jpg?w=640 640w, /m/1.jpg?w=800 800w, /m/1.jpg?w=1280 1280w',
  );
  expect(pictureSet('blob:http://x/1')).toBeUndefined();
});

test.each([
  'http://api.test/media/1.jpg',
  'HTTPS://api.test/1.jpg?at=12:30',
  '/media/1.jpg?at=12:30',
  'media/1.jpg',
  'data:image/png;base64,AA',
  'blob:http://x/1',
])('a picture is requested at %s', (address) => {
  expect(isPictureAddress(address)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001JavaScript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'file:///etc/passwd',
])('%j is no address of a picture', (address) => {
  expect(isPictureAddress(address)).toBe(false);
});
