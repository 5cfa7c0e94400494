import { parse, type Node } from 'acorn';
import { full } from 'acorn-walk';

/** What Safari 12.1 could not read in a regular expression, although it is older than the rest of ES2018. */
const lookbehind = /\(\?<[=!]/;

type Found = { what: string; at: number };

/**
 * Syntax of a script that came after ES2018, and lookbehind. `import()` is no fault: Chrome 63, Firefox 67
 * and Safari 11.1 have it.
 *
 * @param source of a whole file
 * @param sourceType `module` when it is an ES module, whose `import.meta` is no fault either
 * @returns one line for each, with its surroundings; one line also for what cannot be read at all
 */
export function newerSyntax(source: string, sourceType: 'script' | 'module' = 'script'): string[] {
  const found: Found[] = [];
  const note = (what: string, at: number) => found.push({ what, at });
  try {
    full(parse(source, { ecmaVersion: 2020, sourceType }), (node) => {
      const what = newerNode(node, source);
      if (what) note(what, node.start);
    });
  } catch (error) {
    note(String(error), error instanceof SyntaxError && 'pos' in error ? Number(error.pos) : 0);
  }
  return found.map(({ what, at }) => `${what}: ${source.slice(Math.max(0, at - 40), at + 60)}`);
}

function newerNode(node: Node, source: string): string | null {
  const text = () => source.slice(node.start, node.end);
  switch (node.type) {
    case 'ChainExpression':
      return 'optional chaining';
    case 'CatchClause':
      return /^catch\s*\{/.test(text()) ? 'catch without a name' : null;
    case 'LogicalExpression':
      return 'operator' in node && node.operator === '??' ? 'nullish coalescing' : null;
    case 'Literal':
      if ('bigint' in node && node.bigint) return 'big integer';
      // Also the text that a regular expression is made of later.
      return lookbehind.test(text()) ? 'lookbehind' : null;
    default:
      return null;
  }
}
