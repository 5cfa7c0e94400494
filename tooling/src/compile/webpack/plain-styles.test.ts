/** @jest-environment node */
import plainStyles from './plain-styles.cjs';

const compiled = (more = '', push = '[module.id, `.a{content:"\\`"}\n`, ""]') => `// Imports
import ___CSS_LOADER_API_NO_SOURCEMAP_IMPORT___ from "../noSourceMaps.js";
import ___CSS_LOADER_API_IMPORT___ from "../api.js";
${more}var ___CSS_LOADER_EXPORT___ = ___CSS_LOADER_API_IMPORT___(___CSS_LOADER_API_NO_SOURCEMAP_IMPORT___);
// Module
___CSS_LOADER_EXPORT___.push(${push});
// Exports
export var a = \`a\`;
export default ___CSS_LOADER_EXPORT___.toString();
`;

test('a style sheet is its text and its class names', () => {
  expect(plainStyles(compiled())).toBe(
    '// Module\n// Exports\nexport var a = `a`;\nexport default `.a{content:"\\`"}\n`;\n',
  );
});

test.each([
  ['imports', compiled('import ___CSS_LOADER_ICSS_IMPORT_0___ from "./b.css";\n')],
  ['a source map', compiled('', '[module.id, `.a{}`, "", {"version":3}]')],
])('a style sheet with %s stays as it is', (_, source) => {
  expect(plainStyles(source)).toBe(source);
});
