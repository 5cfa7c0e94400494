import { atWidth, pictureSet } from '.';

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
