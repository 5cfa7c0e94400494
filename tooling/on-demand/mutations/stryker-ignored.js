import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** The list of dependencies of a hook: the linter compares it with what the hook reads. */
const isDependencies = (path) =>
  path.isArrayExpression() &&
  path.listKey === 'arguments' &&
  path.parentPath.isCallExpression() &&
  /^use[A-Z]/.test(path.parentPath.node.callee.name ?? path.parentPath.node.callee.property?.name ?? '') &&
  path.key === path.parentPath.node.arguments.length - 1 &&
  path.key > 0;

/** How something looks: tests in the browser compare pictures. */
const isLook = (path) =>
  path.isJSXAttribute() && ['className', 'style', 'variant', 'size', 'look'].includes(path.node.name.name);

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'other-checks', {
    shouldIgnore(path) {
      if (isDependencies(path)) return 'Checked by the linter.';
      if (isLook(path)) return 'The look is checked in the browser.';
      return undefined;
    },
  }),
];
