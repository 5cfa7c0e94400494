export { baseConfiguration } from './base';
export { embedConfiguration } from './embed-config';
export { remoteConfiguration } from './remote-config';
export { shellConfigurations } from './shell-config';
export { workerConfiguration } from './worker-config';
