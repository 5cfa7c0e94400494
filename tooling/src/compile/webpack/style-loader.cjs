// Turns a compiled style sheet into a module that registers its text with the build (so that every mount root, page or
// shadow root, can be given it) and exports the class names. During development a saved sheet takes the place of the
// former one at the next mount.

module.exports.pitch = function pitch(remaining) {
  const request = JSON.stringify(this.utils.contextify(this.context, `!!${remaining}`));
  return [
    `import { addStyleSheet${this.hot ? ', removeStyleSheet' : ''} } from '@mrw/shared-contracts/style-sheets';`,
    `import css, * as classes from ${request};`,
    'addStyleSheet(css);',
    ...(this.hot ? ['import.meta.webpackHot.dispose(() => removeStyleSheet(css));'] : []),
    'export default classes;',
  ].join('\n');
};
