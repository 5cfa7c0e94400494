import { commandTable as ofRemote } from '../../../remote-kit/src/table';
import type { Options, Row } from '../../process/command-line';

export const referenceFile = 'docs/reference/commands.md';

/** Every command on one page. @param commands those of this repository */
export const commandReference = (commands: readonly Row[]): string =>
  [
    '# Commands',
    'Made by `npm run api-report` from the tables that the programs read; a test compares it. Every command says the same with `--help`. Wrong use ends with exit code 2, a failure with 1.',
    ...commands.flatMap((row) => parts([], row)),
    '## In the repository of a remote',
    ...ofRemote.flatMap((row) => parts([], row)),
  ].join('\n\n') + '\n';

function parts(before: readonly string[], row: Row): string[] {
  const names = [...before, row.name];
  const words = (row.words ?? []).map(({ name, optional, many }) => {
    const text = many ? `${name}...` : name;
    return optional ? `[${text}]` : `<${text}>`;
  });
  const [command = '', ...actions] = names;
  const call = ['npm run', command, '--', ...actions, row.example].filter(Boolean).join(' ');
  return [
    `${names.length === 1 ? '##' : '###'} ${[...names, ...words].join(' ').replaceAll('<', '\\<')}`,
    row.does.replaceAll('<', '\\<') + (row.passesOn ? ` Further words are for ${row.passesOn}.` : ''),
    ...(row.options ? [optionsOf(row.options)] : []),
    `\`${call.replace(/ --$/, '')}\``,
    ...(row.actions ?? []).flatMap((action) => parts(names, action)),
  ];
}

const optionsOf = (options: Options) =>
  Object.entries(options)
    .map(([name, { does, value, many, defaultText = many?.join(', '), default: other = defaultText }]) => {
      const shown = defaultText || other;
      return `- \`--${name}${value ? ` <${value}>` : ''}\`: ${does.replaceAll('<', '\\<')}${shown ? ` (default: ${shown})` : ''}`;
    })
    .join('\n');
