import manifest from '../package.json' with { type: 'json' };

/** Version of the host contract, which is that of this package; remotes name the range they need in `remote.json`. */
export const contractVersion: string = manifest.version;
