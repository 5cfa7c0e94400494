import { oneBundleConfiguration } from './one-bundle-config';

export default oneBundleConfiguration(process.env['MRW_OUTPUT'] ?? 'dist');
