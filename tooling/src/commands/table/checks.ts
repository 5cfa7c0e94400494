import { row } from '../../process/command-line';

const group = 'Checks and measurements:';
const playwright = 'Playwright';

/** Commands that look at the product, most of them for longer. */
export const checks = [
  row({
    ...{ name: 'acceptance', group },
    does: 'Lists every acceptance id with its tests and their last results; fails when an id has no test.',
    example: '',
    run: async () => (await import('../acceptance')).acceptance(),
  }),
  row({
    ...{ name: 'accessibility', group },
    does: 'Checks every page in every state and language with axe, and every flow by keyboard; report in var/reports.',
    passesOn: playwright,
    example: '-g "phone, data"',
    run: async (words) => (await import('../accessibility')).accessibility(words),
  }),
  row({
    ...{ name: 'bench', group },
    does: 'Measures load times and bytes as ratios to one bundle. "drawing" measures the job for first views, "watch" the watch of the page, "worker" what the service worker costs a navigation, "release" what a release of every package costs a member who returns; "table" writes only the report.',
    words: [{ name: 'part', oneOf: ['drawing', 'release', 'table', 'watch', 'worker'], optional: true }],
    options: {
      runs: { value: 'number', does: 'interleaved visits', default: '7' },
      rounds: { value: 'number', does: 'rounds over the remotes in a long visit', default: '200' },
      pages: { value: 'number', does: 'pages that are drawn', default: '1000' },
      'as-built': { does: 'builds nothing' },
    },
    example: '--runs 7 --as-built',
    run: async (words, values) => (await import('../../verify/bench/bench')).bench(words, values),
  }),
  row({
    ...{ name: 'chaos', group },
    does: 'Acts and visits of members while the network fails at random, compared with what the API has.',
    options: {
      seed: { value: 'number', does: 'of the random numbers', default: '25466' },
      acts: { value: 'number', does: 'how many', default: '100' },
      visits: { value: 'number', does: 'how many', default: '100' },
      step: { value: 'name', does: 'repeats one step, as a failure names it: a13 or v7' },
    },
    example: '--seed 7 --step a13',
    run: async (_, values) => (await import('../chaos')).chaos(values),
  }),
  row({
    ...{ name: 'compatibility', group },
    does: 'Runs every released remote in the new shell, and the new remotes in the released shell.',
    words: [{ name: 'packages', optional: true, many: true }],
    options: {
      storage: { value: 'place', does: 'store with the releases of production' },
      keep: { does: 'the repository keeps the builds of the last tags, of all packages or some' },
      at: { value: 'commit', does: 'keeps those of a commit' },
    },
    example: '--keep mf-stores',
    run: async (words, values) => (await import('../compatibility')).compatibility(words, values),
  }),
  row({
    ...{ name: 'faults', group },
    does: 'Injects every known fault in turn, or runs one part; hours in all, reports in var/reports.',
    words: [{ name: 'part', oneOf: ['unit', 'browser', 'mutations', 'releases'], optional: true }],
    passesOn: 'Playwright or Stryker',
    example: 'browser fault-matrix',
    run: async (words) => (await import('../faults')).faults(words),
  }),
  row({
    ...{ name: 'gallery', group },
    does: 'Takes pictures of every screen and state into var/gallery; "page" writes only its page.',
    passesOn: playwright,
    example: '-g "mf-offers, en, 390"',
    run: async (words) => (await import('../gallery')).gallery(words),
  }),
  row({
    ...{ name: 'journey', group },
    does: 'Walks twenty tasks of a member by touch and by keyboard: presses, waiting, outcome in view, focus.',
    passesOn: playwright,
    example: '-g "touch: pay"',
    run: async (words) => (await import('../journey')).journey(words),
  }),
  row({
    ...{ name: 'lighthouse', group },
    does: 'Runs Lighthouse over the pages of visitors and the member card; fails below the aims.',
    example: '',
    run: async () => (await import('../lighthouse')).lighthouse(),
  }),
  row({
    ...{ name: 'onboarding', group },
    does: 'Runs every step of CONTRIBUTING.md on a fresh clone, of this repository or another one, and times each.',
    words: [{ name: 'repository', optional: true }],
    example: '',
    run: async (words) => (await import('../onboarding')).onboarding(words),
  }),
  row({
    ...{ name: 'outside', group },
    does: 'Runs remotes in repositories of their own, from the registry to the running site.',
    options: {
      all: {
        does: 'runs the examples of other frameworks too, and raises and publishes versions with lerna',
      },
    },
    example: '--all',
    run: async (_, { all }) => (await import('../outside')).outside(all),
  }),
  row({
    ...{ name: 'smoke', group },
    does: "Runs the main flows in Debian's Firefox and WebKit, which it installs when it may.",
    passesOn: playwright,
    example: '',
    run: async (words) => (await import('../smoke')).smoke(words),
  }),
  row({
    ...{ name: 'workbench', group },
    does: 'Builds the Storybook of the design system and checks every story with axe.',
    options: { watch: { does: 'serves it while working, and checks nothing' } },
    passesOn: playwright,
    example: '--watch',
    run: async (words, values) => (await import('../workbench')).workbench(words, values),
  }),
];
