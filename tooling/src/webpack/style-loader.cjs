// Turns a compiled style sheet into a module that registers its text with the build (so that every mount root, page or
// shadow root, can be given it) and exports the class names.

module.exports.pitch = function pitch(remaining) {
  const request = JSON.stringify(this.utils.contextify(this.context, `!!${remaining}`));
  return [
    `import { addStyleSheet } from '@mrw/shared-contracts/style-sheets';`,
    `import css, * as classes from ${request};`,
    'addStyleSheet(css);',
    'export default classes;',
  ].join('\n');
};
