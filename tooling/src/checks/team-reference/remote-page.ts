import fs from 'node:fs';
import path from 'node:path';
import { remoteDeclaration } from '@mrw/shared-contracts/manifest';
import ts from 'typescript';
import { readJson } from '../../process/package-manifest';
import { remoteNames, root } from '../../process/root';
import { membersOf, propertiesOf, table } from '../embedding-reference/type-tables';

const code = (text: string) => `\`${text}\``;
const contracts = (file: string) => path.join(root, 'shared-contracts/src', file);

const typeTable = (file: string, name: string) =>
  table(
    ['member', 'type', 'meaning'],
    membersOf(contracts(file), name).map((row) => [code(row.name), code(row.type), row.text]),
  );

const keyTable = (variable: string) =>
  table(
    ['key', 'meaning'],
    propertiesOf(contracts('manifest/manifest.ts'), variable).map(({ name, text }) => [code(name), text]),
  );

/** What a remote works with: host, lifecycles, slots, events, remote.json, and the host of tests. */
export function remotePage(program: ts.Program): string {
  const parts = [
    '# What a remote works with',
    'Made by `npm run api-report` from the sources; a test compares it. All names: [shared-contracts](shared-contracts.md), [shared-ui](shared-ui.md). [Contributing](../../CONTRIBUTING.md) is the guide.',
    '## Host',
    `\`useHost()\` in a component, \`props.host\` in a lifecycle.\n\n${typeTable('host/host.ts', 'Host')}`,
    '## defineRemote',
    typeTable('remote/define-remote.tsx', 'RemoteDefinition'),
    'A remote without React exports `Lifecycles` itself ([other frameworks](../guides/other-frameworks.md)):',
    typeTable('remote/lifecycles.ts', 'Lifecycles'),
    'Each of them gets `MountProps`:',
    typeTable('remote/lifecycles.ts', 'MountProps'),
    '## Slots',
    'A slot is drawn by `<Slot name="…" values={…} />` and named in `draws` of remote.json; `slots` of remote.json fills it.',
    slotTable(),
    '## Events',
    '`host.bus`; a remote may declare more with `remoteEvent` ([contract](../contract.md#events-of-a-remote)).',
    eventTable(program),
    '## remote.json',
    keyTable('remoteDeclaration'),
    'A route:',
    `${keyTable('remoteRoute')}\n${keyTable('declaredRoute').split('\n').slice(2).join('\n')}`,
    '`preloadImage` of a route:',
    keyTable('preloadImage'),
    '## Host of tests',
    'Options of `fakeHost`, `renderRemote` and `renderWithHost`:',
    typeTable('testing/fake-host.ts', 'FakeHostOptions'),
    'What `fakeHost` returns, `fake` of the other two:',
    typeTable('testing/fake-host.ts', 'FakeHost'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function slotTable(): string {
  const filled = new Map(
    remoteNames.flatMap((remote) => {
      const { slots } = remoteDeclaration.parse(readJson(path.join(root, remote, 'remote.json')));
      return Object.keys(slots).map((slot) => [slot, remote] as const);
    }),
  );
  const drawn = ['shell', ...remoteNames].flatMap((name) =>
    fs
      .readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx$/.test(file))
      .map((file) => path.posix.join(name, 'src', file.split(path.sep).join('/')))
      .flatMap((file) =>
        [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/<Slot name="([\w-]+)"/g)].map(
          ([, slot = '']) => ({ slot, file }),
        ),
      ),
  );
  const rows = [...new Set([...filled.keys(), ...drawn.map(({ slot }) => slot)])].sort().map((slot) => [
    code(slot),
    [...new Set(drawn.filter((one) => one.slot === slot).map(({ file }) => file))]
      .sort()
      .map((file) => `[${path.basename(file, '.tsx')}](../../${file})`)
      .join(', '),
    code(filled.get(slot) ?? 'none'),
  ]);
  return table(['slot', 'drawn in', 'filled by'], rows);
}

function eventTable(program: ts.Program): string {
  const file = contracts('bus/events.ts');
  const source = program.getSourceFile(file);
  const type = source?.statements.find(
    (statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === 'BusEvents',
  );
  if (!source || !type) throw new Error(`${file} has no type BusEvents.`);
  const checker = program.getTypeChecker();
  const payloads = checker.getTypeAtLocation(type);
  const comments = propertiesOf(file, 'busEvents');
  const rows = checker
    .getPropertiesOfType(payloads)
    .map((event) => [
      code(event.name),
      code(checker.typeToString(checker.getTypeOfSymbol(event)).replace('; }', ' }')),
      comments.find(({ name }) => name === event.name)?.text ?? '',
    ]);
  return table(['event', 'payload', 'meaning'], rows);
}
