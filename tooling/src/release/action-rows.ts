import type { Row } from '../process/command-line';
import type { ReleaseAction } from './actions';
import type { ReleaseOptions } from './release-options';

type ActionRow = Pick<Row, 'does' | 'words' | 'example'> & {
  name: ReleaseAction;
  /** Options besides those that every action has. */
  own?: readonly (keyof ReleaseOptions)[];
};

const name = { name: 'package' };
const version = { name: 'version' };
const perhaps = { optional: true };

/** What a team or an operator can do. */
export const actionRows: readonly ActionRow[] = [
  {
    name: 'publish',
    does: 'Compiles a package, or takes what was built; proves it and takes it in as a release.',
    words: [name, { ...version, ...perhaps }],
    own: ['folder', 'built', 'without-proof'],
    example: 'mf-stores 1.3.0',
  },
  {
    name: 'preview',
    does: 'Publishes what a pull request would release, and prints a link that loads it for who has the link.',
    words: [name, { name: 'number' }],
    own: ['folder', 'built', 'without-proof', 'site', 'valid', 'key-file', 'markdown', 'json'],
    example: 'mf-stores 12 --site https://staging.example.com --markdown',
  },
  {
    name: 'preview-keys',
    does: 'Says with which keys preview links are signed, or replaces them.',
    words: [{ name: 'file', ...perhaps }],
    example: 'preview-keys.json --environment staging',
  },
  {
    name: 'check',
    does: 'Says whether a release may go live in an environment.',
    words: [name, version],
    own: ['without-proof', 'strict', 'served', 'json'],
    example: 'mf-stores 1.3.0',
  },
  {
    name: 'promote',
    does: 'Makes a release live on all devices.',
    words: [name, version],
    own: ['without-proof', 'new-environment'],
    example: 'mf-stores 1.3.0 --environment production',
  },
  {
    name: 'rollout',
    does: 'Takes a release to a share of the devices in percent, or to all of them in the steps of a plan.',
    words: [name, { name: 'percent', ...perhaps }, { ...version, ...perhaps }],
    own: ['plan', 'every', 'without-proof', 'json'],
    example: 'mf-stores 10',
  },
  {
    name: 'differences',
    does: 'Makes what is sent of a release to devices with a version before it; publish, promote and rollout do so, too.',
    words: [name, version],
    example: 'mf-stores 1.3.0',
  },
  {
    name: 'watch',
    does: 'Judges every running plan each minute, and goes on, holds or withdraws.',
    own: ['once', 'records', 'json'],
    example: '--once',
  },
  {
    name: 'rollback',
    does: 'Takes back a rollout, or goes to an earlier version.',
    words: [name],
    own: ['to'],
    example: 'mf-stores --to 1.2.0',
  },
  {
    name: 'disable',
    does: 'Takes a remote off the site for all devices.',
    words: [name],
    own: ['reason'],
    example: 'mf-stores --reason "wrong stock"',
  },
  {
    name: 'enable',
    does: 'Puts a remote back.',
    words: [name],
    own: ['reason'],
    example: 'mf-stores',
  },
  {
    name: 'status',
    does: 'Says what is live, in a rollout and drawn.',
    own: ['json'],
    example: '--environment production',
  },
  {
    name: 'history',
    does: 'Lists every change, newest first, and checks their chain.',
    words: [{ ...name, ...perhaps }],
    own: ['json'],
    example: 'mf-stores',
  },
  {
    name: 'schema',
    does: 'Prints the JSON Schema of what "--json" prints.',
    example: '',
  },
  {
    name: 'prune',
    does: 'Lists the releases that no environment needs, or deletes them.',
    words: [{ ...name, ...perhaps }],
    own: ['keep', 'days', 'apply'],
    example: 'mf-stores --keep 5',
  },
  {
    name: 'errors',
    does: 'Lists what failed in a version in the last week, by cause, with its place in the sources.',
    words: [name, version],
    own: ['records', 'json'],
    example: 'mf-stores 1.3.2',
  },
  {
    name: 'policy',
    does: 'Says who may change what in an environment, or replaces that.',
    words: [{ name: 'file', ...perhaps }],
    own: ['keys'],
    example: 'policy.json --keys keys.json',
  },
  {
    name: 'new-key',
    does: 'Makes a key that signs releases and changes, and prints its row for the policy.',
    words: [{ name: 'file' }],
    example: 'ci-2027.jwk',
  },
];
