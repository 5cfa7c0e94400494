const path = require('node:path');

// Stands in for a module that exposes lifecycles, during development: a saved change mounts the new ones in place of
// those on the page.

module.exports.pitch = function pitch(remaining) {
  const request = JSON.stringify(this.utils.contextify(this.context, `!!${remaining}`));
  return [
    `import current from ${request};`,
    `import { remountable } from ${JSON.stringify(path.join(__dirname, 'remount'))};`,
    'const { lifecycles, replace } = remountable(current);',
    `import.meta.webpackHot.accept(${request}, () => replace(current));`,
    'export default lifecycles;',
  ].join('\n');
};
