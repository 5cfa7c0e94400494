import modules from './.dependency-cruiser.js';

const feature =
  '^(shell|tooling(/(remote-kit|create-remote))?|sandbox|mf-[a-z0-9-]+|shared-[a-z]+)/src/.+$|^e2e/.+$';
const tests = '\\.(test|stories)\\.tsx?$|/testing/';

/** Which way imports go between the features of a package; tests may meet whatever they need. */
export default {
  forbidden: [
    {
      name: 'no-circle-of-features',
      comment:
        'Two features that need each other hide a third: what both use gets a folder of its own, or moves to the one below.',
      severity: 'error',
      scope: 'folder',
      from: { path: feature },
      to: { path: feature, circular: true },
    },
  ],
  options: { ...modules.options, exclude: { path: `${modules.options.exclude.path}|${tests}` } },
};
