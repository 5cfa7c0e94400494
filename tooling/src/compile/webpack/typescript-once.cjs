// The compiler, for builds of one process that have most of their sources in common, with the same options: each source is
// compiled once.

const typescript = require('typescript');

const known = new Map();

function transpileModule(source, options) {
  const key = `${options.fileName}\0${source}`;
  if (!known.has(key)) known.set(key, typescript.transpileModule(source, options));
  return known.get(key);
}

module.exports = { ...typescript, transpileModule };
