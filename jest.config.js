export default {
  // Of projects this option is not read; a test of a whole page takes its time on a busy machine.
  testTimeout: 20_000,
  projects: [
    'shared-contracts',
    'shared-ui',
    'tooling',
    'shell',
    'mf-offers',
    'mf-wallet',
    'mf-account',
    'mf-stores',
    'mf-giftcard',
    'sandbox',
  ]
    .map((folder) => `<rootDir>/${folder}/jest.config.js`)
    .concat('<rootDir>/tooling/checks.jest.config.js'),
};
