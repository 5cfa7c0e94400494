import { row } from '../../process/command-line';

const group = 'Packages and the machine:';

/** Commands for what is published, and those that other programs call. */
export const publishing = [
  row({
    ...{ name: 'packages', group },
    does: 'Builds and checks the packages for repositories of their own, into var/packages.',
    example: '',
    run: async () => (await import('../packages')).packages(),
  }),
  row({
    ...{ name: 'registry', group },
    does: 'Serves a package registry of this machine with every published package as it is now.',
    example: '',
    run: async () => (await import('../registry')).registry(),
  }),
  row({
    ...{ name: 'lerna', group },
    does: 'Versions, tags and publishes the packages.',
    passesOn: 'lerna',
    example: 'version',
    run: async (words) => (await import('../lerna')).lerna(words),
  }),
  row({
    ...{ name: 'migrations', group },
    does: 'Writes what the schema of the sandbox has and its migrations do not.',
    passesOn: 'drizzle-kit',
    example: '--name members',
    run: async (words) => (await import('../migrations')).migrations(words),
  }),
  row({
    ...{ name: 'serve', group },
    does: 'Serves one whole stack for a test worker, from what is built already.',
    options: {
      environment: { value: 'name', does: 'which one; it is made when it is not there', default: 'local' },
      postgres: { does: 'the sandbox gets a PostgreSQL where one is installed' },
    },
    example: '--environment e2e-0',
    run: async (_, values) => (await import('../serve')).serve(values),
  }),
];
