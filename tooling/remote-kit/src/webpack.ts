export { remoteConfiguration } from '../../src/webpack/remote-config';
