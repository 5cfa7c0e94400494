/** @jest-environment node */
import { missingNeeds, missingOf } from './needs';

const notFound = (message: string, code: string) => Object.assign(new Error(message), { code });

test.each([
  ['a purpose', missingNeeds('dev', () => false)],
  ['a package of it', missingNeeds('webpack-dev-server', () => false)],
])('what is missing for %s is told with the command that installs it', (_, told) => {
  expect(told).toMatch(/^This repository has not all packages for "dev": npm install -D webpack-dev-server@/);
});

test('what is there is not installed again', () => {
  const told = missingNeeds('lint', (name) => name !== 'globals');
  expect(told).toMatch(/npm install -D globals@\S+$/);
  expect(missingNeeds('build')).toBeNull();
  expect(missingNeeds('left-pad', () => false)).toBeNull();
});

test.each([
  ["Cannot find package 'globals' imported from /kit/rules.js", 'ERR_MODULE_NOT_FOUND', 'globals'],
  ["Cannot find module '@swc/core/x.json'\nRequire stack:\n- /kit", 'MODULE_NOT_FOUND', '@swc/core'],
  ["Cannot find package 'left-pad' imported from /a.js", 'ERR_MODULE_NOT_FOUND', null],
  ["EACCES: '/globals'", 'EACCES', null],
])('%s', (message, code, name) => {
  const told = missingOf(notFound(message, code), (one) => one !== name);
  if (name === null) expect(told).toBeNull();
  else expect(told).toContain(`npm install -D ${name}@`);
});
