import { localEnvironment } from './deployments';

/** Which environment, and where its releases are. @param storage when neither an option nor a variable says so */
export const placeOptions = (storage: string) =>
  ({
    environment: {
      value: 'name',
      does: 'which one',
      default: process.env['MRW_ENVIRONMENT'] ?? localEnvironment,
      defaultText: `MRW_ENVIRONMENT, or ${localEnvironment}`,
    },
    storage: {
      value: 'place',
      does: 'folder or s3://bucket/prefix of the releases',
      default: process.env['MRW_RELEASES'] ?? storage,
      defaultText: storage === '' ? 'MRW_RELEASES' : 'MRW_RELEASES, or var/releases',
    },
  }) as const;

/** Every option that an action of `release` can have. */
export const releaseOptions = (storage: string) =>
  ({
    ...placeOptions(storage),
    by: { value: 'who', does: 'author of the change; the user of this machine without it' },
    'token-file': { value: 'file', does: 'signed token of the author; MRW_RELEASE_TOKEN without it' },
    folder: { value: 'sources', does: 'where the sources of the package are' },
    built: { value: 'folder', does: 'what another tool has built; nothing is compiled' },
    'without-proof': { value: 'reason', does: 'goes without the proof that production asks for' },
    'new-environment': { does: 'makes the environment when it is not there yet' },
    plan: { value: 'shares', does: 'rising percents that end with 100, one after another' },
    every: { value: 'time', does: 'how long each share of a plan takes at least', default: '10m' },
    records: {
      value: 'address or file',
      does: 'where telemetry records are read; the sandbox without it',
    },
    once: { does: 'judges once and ends' },
    to: { value: 'version', does: 'one of those that were live before' },
    reason: { value: 'text', does: 'why, for the history' },
    keep: { value: 'versions', does: 'how many of a package stay in any case', default: '10' },
    days: { value: 'number', does: 'how long a version was not in use', default: '30' },
    strict: {
      does: 'refuses a slot that no live page draws, a page without a script of its own, and a route of the shell',
    },
    served: {
      value: 'address',
      does: 'asks for every script there, as browsers do that know versions before',
    },
    apply: { does: 'deletes them' },
    json: { does: 'prints one JSON document in place of lines' },
    site: { value: 'address', does: 'the site that a preview link leads to; MRW_SITE without it' },
    valid: { value: 'time', does: 'how long a preview link works', default: '72h' },
    'key-file': { value: 'file', does: 'private key of preview links (JWK); MRW_PREVIEW_KEY without it' },
    markdown: { does: 'prints the text for a pull request: link, sizes, differences' },
    keys: { value: 'file', does: 'JWKS with the public keys of the issuer' },
  }) as const;

export type ReleaseOptions = ReturnType<typeof releaseOptions>;
