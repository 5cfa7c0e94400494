import path from 'node:path';
import type ts from 'typescript';
import { root } from '../../process/root';
import { table } from '../embedding-reference/type-tables';
import { exportedNames, type ExportedName } from './exported-names';
import { remotePage } from './remote-page';
import { entriesOf, programOf } from './shared-program';

const code = (text: string) => `\`${text}\``;
const madeBy =
  'Made by `npm run api-report` from the sources; a test compares it and compiles the examples. Signatures are in the types and in';

/** The pages for teams that write remotes, each with its place. */
export function teamReference(): { pages: ReadonlyMap<string, string>; faults: readonly string[] } {
  const entries = ['shared-contracts', 'shared-ui'].flatMap(entriesOf);
  const program = programOf(entries.map(({ file }) => file));
  const names = exportedNames(program, entries);
  const of = (folder: string) => names.filter(({ file }) => file.startsWith(`${folder}/`));
  return {
    pages: new Map([
      ['docs/reference/remotes.md', remotePage(program)],
      ['docs/reference/shared-contracts.md', packagePage('shared-contracts', of('shared-contracts'))],
      ['docs/reference/shared-ui.md', packagePage('shared-ui', of('shared-ui'))],
    ]),
    faults: [
      ...names
        .filter(({ text }) => text === '')
        .map(({ names: [name], file }) => `${file}: ${name} is exported and has no comment`),
      ...exampleFaults(program, names),
    ],
  };
}

/** A section for each folder of the sources, in the order of the alphabet. */
function packagePage(folder: string, names: readonly ExportedName[]): string {
  const areaOf = ({ file }: ExportedName) => file.split('/')[2]?.replace(/\.tsx?$/, '') ?? '';
  const areas = [...new Set(names.map(areaOf))].sort();
  return [
    `# Reference of \`@mrw/${folder}\``,
    `${madeBy} [the report](../../${folder}/report.api.md). \`from\` is what follows \`@mrw/${folder}/\`. [Remotes](remotes.md) has the host and remote.json.`,
    ...areas.flatMap((area) => {
      const inside = names.filter((one) => areaOf(one) === area);
      const rows = inside.map(({ names: [...all], text, specifier }) => [
        all.map(code).join(', '),
        text,
        code(specifier.split('/').slice(2).join('/') || '.'),
      ]);
      return [`## ${area}`, table(['name', 'meaning', 'from'], rows), ...inside.flatMap(shown)];
    }),
  ]
    .join('\n\n')
    .concat('\n');
}

const shown = ({ names: [name = ''], examples }: ExportedName) =>
  examples.map((text) => `${code(name)}:\n\n${text}`);

const modulesOfRemote: readonly (readonly [name: string, text: string])[] = [
  ['pages.tsx', 'export const Pages = () => null;'],
  ['app.tsx', "export { default } from '../../mf-stores/src/app';"],
];

/** What the compiler says about the examples, which stand in a remote. */
function exampleFaults(program: ts.Program, names: readonly ExportedName[]): string[] {
  const place = (name: string) => path.join(root, 'docs/reference', name);
  const examples = new Map(
    names.flatMap(({ names: [name], examples: [...all] }) =>
      all.map((text, index) => [
        place(`example-${name}-${index}.tsx`),
        text.replace(/^```tsx\n|\n```$/g, ''),
      ]),
    ),
  );
  const beside = modulesOfRemote.map(([name, text]) => [place(name), text] as const);
  const compiled = programOf(program.getRootFileNames(), new Map([...examples, ...beside]));
  return [...examples.keys()].flatMap((file) => {
    const source = compiled.getSourceFile(file);
    return [...compiled.getSyntacticDiagnostics(source), ...compiled.getSemanticDiagnostics(source)].map(
      ({ messageText }) =>
        `${path.basename(file)}: ${typeof messageText === 'string' ? messageText : messageText.messageText}`,
    );
  });
}
