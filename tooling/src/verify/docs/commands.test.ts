/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { stepsOf } from '../onboarding/guide';
import { root } from '../../process/root';

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const guide = read('CONTRIBUTING.md');
const pages = [guide, read('docs/guides/operating.md')];

/** Where a command of the guides is run: a file with these words. Or why it is not. */
type Place = { file: string; words: string } | { not: string };
const places: Readonly<Record<string, Place>> = {
  '.ci/run': { file: '.github/workflows/ci.yml', words: '- run: .ci/run' },
  'npm test -- --since main': { file: '.github/workflows/ci.yml', words: 'npm test -- --since origin/' },
  'npm test -- --since HEAD': { file: '.github/workflows/ci.yml', words: 'npm test -- --since origin/' },
  'npm test -- mf-stores': {
    not: 'a test in a test; its plan is in test-plan.test.ts, what it runs in "npm test"',
  },
  'npm run compatibility': { file: 'tooling/src/commands/test.ts', words: 'isCompatible(packages)' },
  'npm run compatibility -- --keep': {
    file: 'e2e/outside/versions.spec.ts',
    words: 'npm run compatibility -- --keep',
  },
  'npm run acceptance': {
    not: 'it reads the results of the last "npm test"; table.test.ts tests what it says',
  },
  'npm run faults': { file: 'e2e/harness/everything.ts', words: 'MRW_FAULTS' },
  'npm run format': { not: 'it changes sources; "npm test" checks with the same program' },
  'npm run onboarding': { not: 'it takes ten minutes; guide.test.ts applies every change of the guide' },
  'npm run outside': { file: '.ci/run', words: 'npm test -- --outside' },
  'npm run outside -- --all': { file: '.github/workflows/nightly.yml', words: 'npm run outside -- --all' },
  'npm run registry': { file: 'e2e/outside/registry.ts', words: "desk.serve(root, 'npm run registry'" },
  'npm run release -- preview-keys public.json --environment staging': {
    file: 'e2e/tests/federation/preview.spec.ts',
    words: "'preview-keys'",
  },
  'npm run release -- check mf-stores 1.3.0 --served https://remotes.example.com': {
    file: 'tooling/src/release/differences-action.test.ts',
    words: 'servedFaultsOf(',
  },
  'npm run release -- check shell 1.3.0 --served https://www.example.com': {
    file: 'tooling/src/release/differences-action.test.ts',
    words: 'servedFaultsOf(',
  },
  'npm run take-out -- mf-stores ../mf-stores': {
    file: 'e2e/outside/repository.spec.ts',
    words: 'npm run take-out -- mf-stores ',
  },
  'npx jest tooling/src/texts': { file: 'jest.config.js', words: "'tooling'," },
  'npm run workbench': { file: 'tooling/src/commands/test.ts', words: 'buildWorkbenchBeside()' },
  'npm start -- --fresh': { not: 'it is "npm start" after the removal of one folder' },
  'MRW_PORT_OFFSET=100 npm start': {
    file: 'tooling/src/commands/onboarding.ts',
    words: "MRW_PORT_OFFSET: '700'",
  },
  'npm run operators -- --environment production --storage s3://bucket/prefix --records https://collector.example/records':
    { file: 'e2e/harness/operators.ts', words: "'operators'" },
  'npm run sitemap -- production --storage s3://bucket/prefix --output /srv/mrw': {
    file: 'tooling/src/serve/nginx/nginx.test.ts',
    words: 'writeSitemap(',
  },
  'npm run draw': { file: 'e2e/harness/draw.ts', words: "'draw'" },
  'npm run draw -- --environment production --watch --output /srv/mrw': {
    not: 'it runs until it is ended; watch-pages.test.ts tests its rounds',
  },
  'npm run draw -- /home /campaign/101 --environment production': {
    file: 'e2e/harness/draw.ts',
    words: "'--environment'",
  },
  'MRW_API_LISTEN=4011 npm start -w @mrw/sandbox &': {
    file: 'sandbox/src/tools/testing/several-processes.ts',
    words: "blockOf('sh', changes)",
  },
  'npm run partners': { file: 'e2e/tests/partners/partner-test.ts', words: "'partners'" },
};

const blocks = /^ *```(\S*).*\n([\s\S]*?)^ *```$/gm;
const isCommand = (text: string) => /^(?:(?:\w+=\S+ )?np[mx] |git |\.ci\/|curl )/.test(text);
const linesOf = (text: string) =>
  text.split('\n').flatMap((line) =>
    line
      .replace(/ +# .*/, '')
      .trim()
      .replace(/^\$ /, '')
      .split(' && '),
  );

/** Commands of blocks that a test or `npm run onboarding` runs as they stand there. */
const steps = [
  ...stepsOf(guide).flatMap((step) => (step.kind === 'run' ? [step.command] : [])),
  // By `every command of the guide …` of repository.spec.ts and versions.spec.ts in e2e/outside.
  ...['### In a repository of its own', '### Versions'].flatMap((heading) =>
    linesOf(guide.split(`\n${heading}\n`)[1]?.split('```text\n')[1]?.split('\n```')[0] ?? ''),
  ),
  // By operating.test.ts.
  ...pages.flatMap((page) =>
    [...page.matchAll(blocks)].flatMap(([, language, text = '']) =>
      language === 'console' ? linesOf(text) : [],
    ),
  ),
].filter(isCommand);

/** Every command of the two pages, in blocks and in sentences. */
const commands = new Set(
  pages
    .flatMap((page) => [
      ...[...page.matchAll(blocks)].flatMap(([, , text = '']) => linesOf(text)),
      ...[...page.replaceAll(blocks, '').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text),
    ])
    // A usage is no command.
    .filter((text) => isCommand(text) && !text.includes('<action>')),
);
const isStep = (command: string) => steps.some((step) => step === command || step.startsWith(`${command} `));

test('every command of the guides is run by a step, or the list says where it runs or why it does not', () => {
  expect(commands.size).toBeGreaterThan(60);
  const others = [...commands].filter((command) => !isStep(command));
  expect(others.sort()).toEqual(Object.keys(places).sort());
});

test('what the list names is there', () => {
  const gone = Object.values(places).filter(
    (place) => 'file' in place && !read(place.file).includes(place.words),
  );
  expect(gone).toEqual([]);
});
