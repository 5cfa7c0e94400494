export default {
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
