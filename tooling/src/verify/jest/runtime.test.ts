/** @jest-environment node */
import vm from 'node:vm';

/** Compiles as jest does, by the same function. */
function compiled(text: string): (a?: number, b?: number) => unknown {
  const options = { filename: '/module.js', parsingContext: vm.createContext({ ten: 10 }) };
  const of = vm.compileFunction(text, ['a', 'b'], options);
  return (...given) => Reflect.apply(of, undefined, given) as unknown;
}

test('a module gets its parameters and the globals of its context, and is compiled as a script', () => {
  const run = jest.spyOn(vm.Script.prototype, 'runInContext');
  expect(compiled('return a + b + ten')(1, 2)).toBe(13);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([
  ['the first line', 'return new Error().stack', '/module.js:1:8'],
  ['another line', '\n  return new Error().stack', '/module.js:2:10'],
  ['a line that ends with a comment', 'return new Error().stack // end', '/module.js:1:8'],
])('an error on %s has the place of the source', (_, text, place) => {
  expect(compiled(text)()).toContain(place);
});

test('a function outside of a context is compiled as before', () => {
  expect(Reflect.apply(vm.compileFunction('return a', ['a']), undefined, [1])).toBe(1);
});
