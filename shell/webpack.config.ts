import { embedConfiguration, shellConfigurations, workerConfiguration } from '@mrw/tooling/webpack';

export default [
  ...shellConfigurations(import.meta.url),
  embedConfiguration(import.meta.url),
  workerConfiguration(import.meta.url),
];
