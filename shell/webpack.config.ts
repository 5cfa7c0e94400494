import { embedConfiguration, shellConfiguration, workerConfiguration } from '@mrw/tooling/webpack';

export default [
  shellConfiguration(import.meta.url),
  embedConfiguration(import.meta.url),
  workerConfiguration(import.meta.url),
];
