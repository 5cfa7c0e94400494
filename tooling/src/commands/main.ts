import { listenForEnd } from '../process/end-of-process';
import { exitCodeOf } from '../process/usage-error';

type Command = (args: string[]) => Promise<void>;

/** A command loads only what it needs. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import('./start')).start,
  bench: async () => (await import('../verify/bench/bench')).bench,
  build: async () => (await import('./build')).build,
  compatibility: async () => (await import('./compatibility')).compatibility,
  dev: async () => (await import('./dev')).dev,
  draw: async () => (await import('./draw')).draw,
  partners: async () => (await import('./partners')).partners,
  release: async () => (await import('./release')).release,
  serve: async () => (await import('./serve')).serve,
  sitemap: async () => (await import('./sitemap')).sitemap,
  smoke: async () => (await import('./smoke')).smoke,
  workbench: async () => (await import('./workbench')).workbench,
  accessibility: async () => (await import('./accessibility')).accessibility,
  'take-out': async () => (await import('./take-out')).takeRemoteOut,
  test: async () => (await import('./test')).test,
  texts: async () => (await import('./texts')).texts,
  acceptance: async () => (await import('./acceptance')).acceptance,
  'api-report': async () => (await import('./api-report')).writeApiReports,
  chaos: async () => (await import('./chaos')).chaos,
  faults: async () => (await import('./faults')).faults,
  gallery: async () => (await import('./gallery')).gallery,
  lerna: async () => (await import('./lerna')).lerna,
  lighthouse: async () => (await import('./lighthouse')).lighthouse,
  migrations: async () => (await import('./migrations')).migrations,
  'new-remote': async () => (await import('./new-remote')).makeRemote,
  onboarding: async () => (await import('./onboarding')).onboarding,
  operators: async () => (await import('./operators')).operators,
  outside: async () => (await import('./outside')).outside,
  packages: async () => (await import('./packages')).packages,
  registry: async () => (await import('./registry')).registry,
};

const [name = '', ...args] = process.argv.slice(2);
listenForEnd();
const load = commands[name];
if (!load) {
  console.error(`There is no command ${name}. Commands: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
try {
  const command = await load();
  await command(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(exitCodeOf(error));
}
process.exit(process.exitCode ?? 0);
