import { remoteConfiguration } from '@mrw/tooling/webpack';

export default remoteConfiguration(import.meta.url);
