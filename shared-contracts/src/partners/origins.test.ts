import { isListedOrigin } from './origins';

const listed = ['https://shop.example', 'http://localhost:*'];

test.each([
  ['https://shop.example', true],
  ['http://localhost:3000', true],
  ['http://localhost', false],
  ['http://localhost:', false],
  ['http://localhost:30a', false],
  ['http://localhost:80.evil.example', false],
  ['https://localhost:3000', false],
  ['https://shop.example.evil.example', false],
  ['http://localhost:*', false],
  ['null', false],
  [undefined, false],
])('the origin %p is registered: %p', (origin, expected) => {
  expect(isListedOrigin(listed, origin)).toBe(expected);
});
