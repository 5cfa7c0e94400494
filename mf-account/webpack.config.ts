import { remoteConfiguration } from '@mrw/tooling/webpack';

const configuration = remoteConfiguration(import.meta.url);
// What the slot and the page of the expiry centre share is one small script, and not a copy in each.
configuration.optimization = { ...configuration.optimization, splitChunks: { minSize: 3_000 } };

export default configuration;
