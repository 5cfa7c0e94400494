import { embedConfiguration, shellConfiguration } from '@mrw/tooling/webpack';

export default [shellConfiguration(import.meta.url), embedConfiguration(import.meta.url)];
