// Reduces a style sheet as css-loader compiles it to its text: the list of sheets that css-loader makes for `@import` costs
// a runtime, and the id in it keeps the module from being merged with the one that uses it. A sheet with imports, or
// with a source map, stays as it is.

const preamble =
  /^\/\/ Imports\n(?:import ___CSS_LOADER_API(?:_NO_SOURCEMAP)?_IMPORT___ from "[^"]+";\n)+var ___CSS_LOADER_EXPORT___ = [^\n]+\n/;
const push = /___CSS_LOADER_EXPORT___\.push\(\[module\.id, (`(?:[^`\\]|\\[^])*`), ""\]\);\n/;

module.exports = function plainStyles(source) {
  const [, text] = push.exec(source) ?? [];
  if (!text || !preamble.test(source)) return source;
  const plain = source
    .replace(preamble, '')
    .replace(push, '')
    .replace('___CSS_LOADER_EXPORT___.toString()', () => text);
  return plain.includes('___CSS_LOADER') ? source : plain;
};
