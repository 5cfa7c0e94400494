import { shellConfiguration } from '@mrw/tooling/webpack';

export default shellConfiguration(import.meta.url);
