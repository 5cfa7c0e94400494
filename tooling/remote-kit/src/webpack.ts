export { remoteConfiguration } from '../../src/compile/webpack/remote-config';
