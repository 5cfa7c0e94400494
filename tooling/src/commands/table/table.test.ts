/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as kit from '../../../remote-kit/src/table';
import { runLine, type Row } from '../../process/command-line';
import { readJson } from '../../process/package-manifest';
import { root } from '../../process/root';
import { exitCodeOf } from '../../process/usage-error';
import { commandReference, referenceFile } from './reference';
import { commandTable } from './table';

type Line = { words: string[]; row: Row };

const linesOf = (rows: readonly Row[], before: readonly string[] = []): Line[] =>
  rows.flatMap((row) => [
    { words: [...before, row.name], row },
    ...linesOf(row.actions ?? [], [...before, row.name]),
  ]);
const lines = linesOf(commandTable);
const runnable = lines.filter(({ row }) => row.run);

/** The same table, whose commands only say that they ran. */
const dry = (rows: readonly Row[], ran: string[]): Row[] =>
  rows.map((row) => ({
    ...row,
    ...(row.actions ? { actions: dry(row.actions, ran) } : {}),
    ...(row.run ? { run: () => Promise.resolve(void ran.push(row.name)) } : {}),
  }));

async function outcomeOf(words: readonly string[], rows: readonly Row[] = commandTable) {
  const [ran, printed]: [string[], string[]] = [[], []];
  try {
    await runLine(dry(rows, ran), words, { print: (line) => printed.push(line) });
  } catch (error) {
    return { ran, code: exitCodeOf(error), says: error instanceof Error ? error.message : String(error) };
  }
  return { ran, code: 0, says: printed.join('\n') };
}

const titled = (list: readonly Line[]) =>
  list.map(({ words, row }) => [words.join(' '), words, row] as const);
/** What the parser takes for the words of a row. */
const needed = ({ words = [] }: Row) =>
  words.filter(({ optional }) => !optional).map(({ oneOf }) => oneOf?.[0] ?? 'x');

test('every npm script that is ours is a command', () => {
  const { scripts } = readJson(path.join(root, 'package.json')) as { scripts: Record<string, string> };
  const called = Object.values(scripts).flatMap((script) => /mrw\.mjs (\S+)$/.exec(script)?.[1] ?? []);
  const names = commandTable.map(({ name }) => name);
  expect(called.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !called.includes(name))).toEqual(['serve']);
});

test.each(titled(lines))(
  '%s --help says what it does, its options and an example, and runs nothing',
  async (_, words, row) => {
    const { ran, code, says } = await outcomeOf([...words, '--help']);
    expect({ ran, code }).toEqual({ ran: [], code: 0 });
    for (const text of [
      row.does,
      'Example:',
      row.example,
      ...Object.keys(row.options ?? {}).map((name) => `--${name}`),
    ])
      expect(says.replace(/\s+/g, ' ')).toContain(text);
  },
);

test.each(titled(runnable))('the example of %s is understood', async (_, words, row) => {
  const example = row.example.match(/"[^"]*"|\S+/g) ?? [];
  expect(await outcomeOf([...words, ...example])).toMatchObject({ ran: [row.name], code: 0 });
});

test.each(titled(lines))(
  'a letter too few in %s is wrong use, and the nearest name is said',
  async (_, words, row) => {
    const { ran, code, says } = await outcomeOf([...words.slice(0, -1), row.name.slice(0, -1)]);
    expect({ ran, code }).toEqual({ ran: [], code: 2 });
    expect(says).toContain(row.name);
  },
);

test.each(titled(runnable.filter(({ row }) => !row.passesOn)))(
  'an option that %s does not have is wrong use',
  async (_, words, row) => {
    const [option = 'help'] = Object.keys(row.options ?? {});
    const { ran, code, says } = await outcomeOf([...words, ...needed(row), `--${option}x`]);
    expect({ ran, code }).toEqual({ ran: [], code: 2 });
    expect(says).toContain(`unknown option '--${option}x'\n(Did you mean --`);
  },
);

test.each(titled(runnable.filter(({ row }) => needed(row).length > 0)))(
  '%s without a word that it needs is wrong use',
  async (_, words, row) => {
    const { ran, code, says } = await outcomeOf([...words, ...needed(row).slice(0, -1)]);
    expect({ ran, code }).toEqual({ ran: [], code: 2 });
    expect(says).toContain('missing required argument');
  },
);

test.each(titled(runnable.filter(({ row }) => row.words?.some(({ oneOf }) => oneOf))))(
  '%s says the nearest of the names that it knows',
  async (_, words, row) => {
    const [name = ''] = row.words?.find(({ oneOf }) => oneOf)?.oneOf ?? [];
    const { ran, code, says } = await outcomeOf([...words, `${name}x`]);
    expect({ ran, code }).toEqual({ ran: [], code: 2 });
    expect(says).toContain(`the nearest is ${name}.`);
  },
);

test('the reference is made from the tables: npm run api-report', () => {
  expect(fs.readFileSync(path.join(root, referenceFile), 'utf8')).toBe(commandReference(commandTable));
});

const kitLines = linesOf(kit.commandTable);
test.each(titled(kitLines))('mrw-remote %s --help runs nothing', async (_, words, row) => {
  const { ran, code, says } = await outcomeOf([...words, '--help'], kit.commandTable);
  expect({ ran, code }).toEqual({ ran: [], code: 0 });
  expect(says.replace(/\s+/g, ' ')).toContain(row.does);
});

describe('the real program', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-table-'));
  afterAll(() => {
    fs.rmSync(folder, { recursive: true });
  });
  /** Its commands, in this process. */
  const run = async (...words: string[]) => {
    try {
      await runLine(commandTable, words);
    } catch (error) {
      return { code: exitCodeOf(error), says: error instanceof Error ? error.message : String(error) };
    }
    return { code: 0, says: '' };
  };
  const store = path.join(folder, 'store');
  beforeAll(() => {
    fs.mkdirSync(path.join(store, 'deployments'), { recursive: true });
    fs.mkdirSync(path.join(store, 'maps/mf-stores/1.0.0'), { recursive: true });
    const state = { schema: 2, environment: 'staging', revision: 0, salt: '0', remotes: {}, history: [] };
    fs.writeFileSync(path.join(store, 'deployments/staging.json'), JSON.stringify(state));
  });

  const inEnvironment = [
    ['check', 'mf-stores', '1.0.0'],
    ['promote', 'mf-stores', '1.0.0'],
    ['rollout', 'mf-stores', '10'],
    ['rollback', 'mf-stores'],
    ['disable', 'mf-stores'],
    ['enable', 'mf-stores'],
    ['errors', 'mf-stores', '1.0.0'],
    ['history', 'mf-stores'],
    ['status'],
    ['watch', '--once'],
    ['nginx'],
  ];

  test.each(inEnvironment)(
    'release %s in an environment that there is not is wrong use',
    async (...words) => {
      const before = fs.readdirSync(store, { recursive: true });
      const { code, says } = await run('release', ...words, '--environment=stagin', `--storage=${store}`);
      expect(code).toBe(2);
      expect(says).toContain('There is no environment "stagin"; the nearest is staging.');
      expect(fs.readdirSync(store, { recursive: true })).toEqual(before);
    },
  );

  test.each(['draw', 'operators', 'sitemap stagin', 'partners list', 'partners add mall'])(
    '%s in an environment that there is not is wrong use',
    async (line) => {
      const before = { ...process.env };
      Object.assign(process.env, { MRW_RELEASES: store });
      const [name = '', ...words] = line.split(' ');
      const place = name === 'sitemap' ? [] : ['--environment=stagin'];
      const registrations = path.join(folder, 'partners');
      const option = `--storage=${name === 'partners' ? registrations : store}`;
      const { code, says } = await run(name, ...words, ...place, option);
      process.env = before;
      expect(code).toBe(2);
      expect(says).toContain('There is no environment "stagin"; the nearest is staging.');
      expect(fs.existsSync(registrations)).toBe(false);
    },
  );

  test.each(inEnvironment.filter((words) => words.includes('mf-stores')))(
    'release %s of a package that was never published is wrong use',
    async (action = '', ...words) => {
      const named = words.map((word) => word.replace('mf-stores', 'mf-storez'));
      const { code, says } = await run(
        'release',
        action,
        ...named,
        '--environment=staging',
        `--storage=${store}`,
      );
      expect(code).toBe(2);
      expect(says).toContain('There is no published package "mf-storez"; the nearest is mf-stores.');
    },
  );

  test.each(inEnvironment)('release %s fails when the store cannot be reached', async (...words) => {
    const place = 's3://bucket/prefix';
    const before = { ...process.env };
    const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_MAX_ATTEMPTS: '1' };
    Object.assign(process.env, { ...keys, MRW_S3_ENDPOINT: 'http://127.0.0.1:9' });
    const { code, says } = await run('release', ...words, '--environment=staging', `--storage=${place}`);
    process.env = before;
    expect(code).toBe(1);
    expect(says).toContain(`in ${place} failed: `);
  });

  test.each([
    ['start --profil B', 2, '(Did you mean --profile?)'],
    ['start --profile D', 2, 'There is no profile "D"; there are A, B, C.'],
    ['test mf-walet', 2, 'the nearest is mf-wallet.'],
    ['texts export zh', 2, 'There is no language "zh"'],
    ['new-remote example', 2, 'A remote is named mf-'],
    ['release', 2, 'publish [options]'],
  ] as const)('%s ends with %d', async (line, code, says) => {
    const outcome = await run(...line.split(' '));
    expect(outcome.code).toBe(code);
    expect(outcome.says).toContain(says);
  });

  // A clone without node_modules; whatever would install something fails.
  const clone = path.join(folder, 'clone');
  const fresh = (line: string) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['tooling/bin/mrw.mjs', ...line.split(' ').filter(Boolean)],
      {
        cwd: clone,
        encoding: 'utf8',
        env: { PATH: '' },
      },
    );
    return { code: status, says: stdout + stderr };
  };
  beforeAll(() => {
    for (const file of [
      'package.json',
      'package-lock.json',
      'tooling/bin',
      'tooling/src/commands/first-commands.json',
    ])
      fs.cpSync(path.join(root, file), path.join(clone, file), { recursive: true });
  });

  test.each([
    ['start --help', 0, '--profile <name>'],
    ['test --help', 0, '--since <branch>'],
    ['help start', 0, '--fresh'],
    ['release promote --help', 0, '"npm start" installs what'],
    ['--help', 0, 'Commands: start, test'],
    ['', 0, 'Commands: start, test'],
    ['relese', 2, '(Did you mean release?)'],
    ['start --frsh', 2, '(Did you mean --fresh?)'],
  ] as const)('on a fresh clone "%s" ends with %d and installs nothing', (line, code, says) => {
    const outcome = fresh(line);
    expect(outcome.code).toBe(code);
    expect(outcome.says).toContain(says);
    expect(fs.existsSync(path.join(clone, 'node_modules'))).toBe(false);
  });

  test.each([
    ['start --frsh', '(Did you mean --fresh?)'],
    ['test --sinc main', '(Did you mean --since?)'],
    ['relese', '(Did you mean release?)'],
  ])('with packages of before "%s" is wrong use, and nothing is installed', (line, says) => {
    for (const name of ['commander', 'tsx'])
      fs.mkdirSync(path.join(clone, 'node_modules', name), { recursive: true });
    const outcome = fresh(line);
    expect(outcome.code).toBe(2);
    expect(outcome.says).toContain(says);
    expect(outcome.says).not.toContain('Installing');
  });
});
