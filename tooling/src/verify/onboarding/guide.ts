/** One thing that a reader of the guide does. */
export type Step = { heading: string } & (
  | { kind: 'run'; command: string }
  | { kind: 'write'; file: string; text: string }
  | { kind: 'change'; file: string; before: string; after: string }
);

const block = /^```(\S+) ?(\S*)\n([\s\S]*?)^```$/gm;

/**
 * The steps of CONTRIBUTING.md in order: every line of a `sh` block is run, a block with a file name is that file,
 * and a `diff` block with a file name changes it.
 *
 * @param markdown the text of the guide
 */
export function stepsOf(markdown: string): Step[] {
  return markdown.split(/^## /m).flatMap((section) => {
    const heading = section.split('\n', 1)[0] ?? '';
    return [...section.matchAll(block)].flatMap(([, language = '', file = '', text = '']): Step[] => {
      if (language === 'sh') return commandsOf(text).map((command) => ({ heading, kind: 'run', command }));
      if (file === '') return [];
      if (language === 'diff') return [{ heading, kind: 'change', file, ...sidesOf(text) }];
      return [{ heading, kind: 'write', file, text }];
    });
  });
}

const commandsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/ +# .*$/, '').trim())
    .filter((line) => line !== '');

/** The text before and after: lines that begin with `-` are only in the first, with `+` only in the second. */
function sidesOf(text: string): { before: string; after: string } {
  const lines = text.split('\n').slice(0, -1);
  const side = (other: string) =>
    lines
      .filter((line) => !line.startsWith(other))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  return { before: side('+'), after: side('-') };
}
