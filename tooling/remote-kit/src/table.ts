import { npmCall, row, type CallOf, type Row } from '../../src/process/command-line';
import { releaseRow } from '../../src/release/run-release';

const defaultSite = 'http://localhost:8080';

/**
 * How the commands are called: by the scripts of the kit, or without them.
 *
 * @param script that runs
 */
export const callOf = (script = ''): CallOf =>
  /^(build|dev|release)$/.test(script) ? npmCall : (names) => ['npx mrw-remote', ...names].join(' ');

/** The commands of a remote in a repository of its own. */
export const commandTable: readonly Row[] = [
  row({
    name: 'build',
    does: 'Compiles the remote into dist.',
    example: '',
    run: async () => (await import('./commands')).build(),
  }),
  row({
    name: 'dev',
    does: 'Compiles the remote on every save, for a deployed site with developer tools.',
    options: {
      site: {
        value: 'address',
        does: 'the site',
        default: process.env['MRW_SITE'] ?? defaultSite,
        defaultText: `MRW_SITE, or ${defaultSite}`,
      },
    },
    example: '--site https://test.example',
    run: async (_, { site }) => (await import('./commands')).dev(site),
  }),
  releaseRow('', async () => (await import('./commands')).releasePlace(), { isOne: true }),
];
