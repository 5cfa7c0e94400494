import { Command, CommanderError, Option } from 'commander';
import { knownName } from './known-name';
import { UsageError } from './usage-error';

/** An option without a value, with one, or with any number of them; `many` is what it has without one. */
type OptionRow = {
  does: string;
  value?: string;
  default?: string;
  /** What the help says instead of a default that depends on the machine. */
  defaultText?: string;
  many?: readonly string[];
};
export type Options = Readonly<Record<string, OptionRow>>;

/** What is read of options, under their names. */
export type Values<Of extends Options> = {
  readonly [Name in keyof Of]: Of[Name] extends { many: unknown }
    ? readonly string[]
    : Of[Name] extends { value: string }
      ? Of[Name] extends { default: string }
        ? string
        : string | undefined
      : boolean;
};

type Word = {
  name: string;
  /** Which there are. */
  oneOf?: readonly string[];
  optional?: boolean;
  many?: boolean;
};

/** A command or an action as the help, the reference and the parser read it. */
export type Row = {
  name: string;
  /** One sentence. */
  does: string;
  words?: readonly Word[];
  options?: Options;
  /** What is written behind the name. */
  example: string;
  /** Heading in the list of commands. */
  group?: string;
  /** The program that gets what the row does not name. */
  passesOn?: string;
  actions?: readonly Row[];
  run?(words: string[], read: (option: string) => unknown): Promise<void>;
};

/** A row whose options have types. */
export const row = <const Of extends Options = Readonly<Record<string, never>>>({
  run,
  ...rest
}: Omit<Row, 'options' | 'run'> & {
  options?: Of;
  run(words: string[], values: Values<Of>): Promise<void>;
}): Row => ({
  ...rest,
  run: (words, read) => run(words, valuesOf(rest.options, read)),
});

/** What is read of options; what the row of a command does not name is as if it was not written. */
export function valuesOf<const Of extends Options>(
  options: Of | undefined,
  read: (option: string) => unknown,
): Values<Of> {
  const values = Object.entries<OptionRow>(options ?? {}).map(([name, { value, many, ...option }]) => [
    name,
    read(name) ?? many ?? option.default ?? (value === undefined ? false : undefined),
  ]);
  // The types say what the parser makes of each option.
  return Object.fromEntries(values) as Values<Of>;
}

/** How a person calls it: `npm run release -- publish`. */
export type CallOf = (names: readonly string[]) => string;
export const npmCall: CallOf = ([command = '<command>', ...actions]) =>
  [/^(start|test)$/.test(command) ? `npm ${command} --` : `npm run ${command} --`, ...actions].join(' ');

/** Stands for the program above the commands; no call contains it. */
const everything = '-';

/**
 * Reads a line and runs what it says; `--help` says how and runs nothing.
 *
 * @param named what the first words name: rows of commands; or the one command, which is not named
 * @throws UsageError with what is wrong and the nearest name, before anything is done
 */
export async function runLine(
  named: readonly Row[] | Row,
  args: readonly string[],
  { call = npmCall, print }: { call?: CallOf; print?: ((line: string) => void) | undefined } = {},
): Promise<void> {
  let wrong = '';
  const program = new Command('name' in named ? named.name : everything)
    .exitOverride()
    .configureHelp({ commandUsage: (command) => `${call(namesOf(command))} ${command.usage()}`.trim() })
    .configureOutput({
      ...(print ? { writeOut: (text: string) => print(text.trimEnd()) } : {}),
      writeErr: (text) => (wrong += text),
      outputError: (text, write) => {
        write(text.replace(/^error: /, ''));
      },
    })
    .allowExcessArguments(false)
    .showHelpAfterError('--help says how it is used.');
  if ('name' in named) fill(program, named, call);
  else for (const one of named) fill(program.command(one.name), one, call);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw new UsageError(wrong.trim(), { cause: error });
  }
}

function fill(
  command: Command,
  { does, group, words = [], options = {}, passesOn, ...rest }: Row,
  call: CallOf,
) {
  command.description(does);
  if (group) command.helpGroup(group);
  for (const word of words) command.argument(placeOf(word), word.oneOf?.join(', ') ?? '');
  for (const [name, option] of Object.entries(options)) command.addOption(optionOf(name, option));
  if (passesOn) command.allowUnknownOption().argument('[words...]', `for ${passesOn}`);
  const example = [call(namesOf(command)), rest.example].join(' ').replace(/ --$/, '');
  command.addHelpText('after', `\nExample:\n  ${example}`);
  for (const action of rest.actions ?? []) fill(command.command(action.name), action, call);
  const { run } = rest;
  if (!run) return;
  command.action(async () => {
    words.forEach(({ name, oneOf, many }, index) => {
      const given = many ? command.args.slice(index) : command.args.slice(index, index + 1);
      if (oneOf) for (const text of given) knownName(name, text, oneOf);
    });
    await run(command.args, (option) => command.getOptionValue(new Option(`--${option}`).attributeName()));
  });
}

/** `<package>`, `[version]`, `[packages...]`. */
const placeOf = ({ name, optional, many }: Word) => {
  const text = many ? `${name}...` : name;
  return optional ? `[${text}]` : `<${text}>`;
};

function optionOf(name: string, { does, value, many, ...rest }: OptionRow): Option {
  if (value === undefined) return new Option(`--${name}`, does);
  const option = new Option(`--${name} <${value}>`, does);
  if (!many) return rest.default === undefined ? option : option.default(rest.default, rest.defaultText);
  return option
    .default(many)
    .argParser((text: string, before: readonly string[]) => (before === many ? [text] : [...before, text]));
}

/** From the first command to this one. */
const namesOf = (command: Command): string[] =>
  [...(command.parent ? namesOf(command.parent) : []), command.name()].filter((name) => name !== everything);
