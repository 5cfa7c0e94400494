import { remoteConfiguration } from '@mrw/tooling/webpack';

const configuration = remoteConfiguration(import.meta.url);
// What the page shares with its slots is one script: with a second one a visit would wait for another file.
configuration.optimization = { ...configuration.optimization, splitChunks: { minSize: 26_000 } };

export default configuration;
