/** @jest-environment node */
import { packageOf } from './sources';
import { withSpecifiers } from './specifiers';

const renamed = (text: string) => withSpecifiers('a.tsx', text, (name) => `${name}.js`);

test.each([
  ["import a, { type B } from './a';", "import a, { type B } from './a.js';"],
  ["import './styles';", "import './styles.js';"],
  ["export type * from './types';", "export type * from './types.js';"],
  ["const part = () => import('./part');", "const part = () => import('./part.js');"],
  ["type A = import('./a').A;", "type A = import('./a.js').A;"],
  [
    "export const text = <p>{'./a'} isn't from './b'</p>;",
    "export const text = <p>{'./a'} isn't from './b'</p>;",
  ],
])('in %s only names of modules change', (before, after) => {
  expect(renamed(before)).toBe(after);
});

test.each([
  ['react-dom/client', 'react-dom'],
  ['@mrw/shared-contracts/api/stores', '@mrw/shared-contracts'],
  ['axios', 'axios'],
])('%s belongs to the package %s', (name, owner) => {
  expect(packageOf(name)).toBe(owner);
});
