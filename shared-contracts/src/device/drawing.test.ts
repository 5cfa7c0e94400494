import { isDrawing } from './drawing';

test.each([
  [undefined, false],
  ['1', false],
  [true, true],
])('a page whose mark is %p is being drawn for its document: %p', (mark, drawing) => {
  Reflect.set(globalThis, '__MRW_DRAWING__', mark);
  expect(isDrawing()).toBe(drawing);
  Reflect.deleteProperty(globalThis, '__MRW_DRAWING__');
});
