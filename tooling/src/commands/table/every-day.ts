import os from 'node:os';
import { row } from '../../process/command-line';
import { placeOptions } from '../../release/release-options';
import { releasesFolder, remoteNames } from '../../process/root';
import first from '../first-commands.json';

const group = 'Every day:';
const packages = ['shell', ...remoteNames];

/** Commands for the work on a package. */
export const everyDay = [
  row({
    ...{ name: 'start', group, ...first.start },
    run: async (_, values) => (await import('../start')).start(values),
  }),
  row({
    ...{ name: 'test', group, ...first.test },
    words: [{ name: 'packages', optional: true, many: true }],
    run: async (words, values) => (await import('../test')).test(words, values),
  }),
  row({
    ...{ name: 'dev', group },
    does: 'Starts the site with one remote that is compiled and replaced on every save.',
    words: [{ name: 'remote', oneOf: remoteNames }],
    example: 'mf-wallet',
    run: async (words) => (await import('../dev')).dev(words),
  }),
  row({
    ...{ name: 'build', group },
    does: 'Builds what is stale and makes it live in the local environment.',
    words: [{ name: 'packages', oneOf: packages, optional: true, many: true }],
    example: 'mf-wallet',
    run: async (words) => (await import('../build')).build(words),
  }),
  row({
    ...{ name: 'new-remote', group },
    does: 'Makes a remote that passes every check.',
    words: [{ name: 'name' }],
    example: 'mf-example',
    run: async (words) => (await import('../new-remote')).makeRemote(words),
  }),
  row({
    ...{ name: 'take-out', group },
    does: 'Moves a remote of this repository into one of its own.',
    words: [
      { name: 'remote', oneOf: remoteNames },
      { name: 'folder', optional: true },
    ],
    example: 'mf-stores ../mf-stores',
    run: async (words) => (await import('../take-out')).takeRemoteOut(words),
  }),
  {
    ...{ name: 'texts', group },
    does: 'Exchanges texts with translators as XLIFF 2.0.',
    example: 'export zh-Hant',
    actions: [
      row({
        name: 'export',
        does: 'Writes <folder>/<language>.xlf, for all languages or some.',
        words: [{ name: 'languages', optional: true, many: true }],
        options: { to: { value: 'folder', does: 'where to; var/texts without it' } },
        example: 'zh-Hant --to var/texts',
        run: async (words, { to }) => (await import('../texts')).exportTexts(words, to),
      }),
      row({
        name: 'import',
        does: 'Writes changed translations back into the strings.ts files.',
        words: [{ name: 'files', many: true }],
        example: 'var/texts/zh-Hant.xlf',
        run: async (words) => (await import('../texts')).importTexts(words),
      }),
      row({
        name: 'add',
        does: 'Adds a language, which begins in English: its row in the list of languages and in deployment profile A.',
        words: [{ name: 'language' }],
        example: 'ja',
        run: async ([language = '']) => (await import('../texts')).addLanguage(language),
      }),
      row({
        name: 'missing',
        does: 'Lists the texts of a language that English stands in for.',
        words: [{ name: 'language' }],
        example: 'ja',
        run: async ([language = '']) => (await import('../texts')).missingTexts(language),
      }),
    ],
  },
  row({
    ...{ name: 'draw', group },
    does: 'Draws the first view of public pages, of all or of some addresses, from the site that is running.',
    words: [{ name: 'addresses', optional: true, many: true }],
    options: {
      ...placeOptions(releasesFolder),
      watch: { does: 'keeps them fresh until it is ended' },
      every: { value: 'seconds', does: 'how often it looks', default: '60' },
      workers: {
        value: 'number',
        does: 'pages at the same time',
        default: String(Math.min(4, os.cpus().length)),
        defaultText: 'cores, at most 4',
      },
      limit: { value: 'seconds', does: 'how long a page may take', default: '20' },
      profile: { value: 'name', does: 'deployment profile: A, B or C', default: 'A' },
      output: { value: 'folder', does: 'where nginx has its files' },
    },
    example: '/home --environment production',
    run: async (words, values) => (await import('../draw')).draw(words, values),
  }),
  row({
    ...{ name: 'sitemap', group },
    does: 'Writes the sitemap of an environment from the public lists of the API.',
    words: [{ name: 'environment', optional: true }],
    options: {
      storage: placeOptions(releasesFolder).storage,
      output: { value: 'folder', does: 'where nginx has its files' },
    },
    example: 'production --output /srv/mrw',
    run: async (words, values) => (await import('../sitemap')).sitemap(words, values),
  }),
  row({
    ...{ name: 'operators', group },
    does: 'Serves the page for operators of one environment until it is ended.',
    options: {
      ...placeOptions(releasesFolder),
      records: { value: 'address or file', does: 'where telemetry records are read' },
      by: { value: 'who', does: 'author of the changes' },
      host: { value: 'address', does: 'where it listens' },
      origin: { value: 'origin', does: 'how browsers reach it' },
    },
    example: '--environment production',
    run: async (_, values) => (await import('../operators')).operators(values),
  }),
];
