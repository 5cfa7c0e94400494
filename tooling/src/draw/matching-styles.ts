import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';

const parsed = new Map<string, Root>();

/** A style sheet is the same on many pages: parsed once. Older ones are forgotten, releases bring new ones. */
function rootOf(css: string): Root {
  const known = parsed.get(css) ?? postcss.parse(css);
  parsed.delete(css);
  parsed.set(css, known);
  const [oldest] = parsed.keys();
  if (parsed.size > 1_000 && oldest !== undefined) parsed.delete(oldest);
  return known.clone();
}

/** States and parts that nothing has yet when a page is drawn, and what the first script says of the device. */
const later =
  /\[data-(?:mobile|chosen|app-closed|first-picture)\]|::?(?:before|after|first-letter|first-line)|::[\w-]+(?:\([^)]*\))?|:(?:hover|active|focus|focus-visible|focus-within|visited|target|autofill|user-invalid|placeholder-shown|fullscreen|modal|popover-open|open|defined)(?![\w-])/g;

/** For as long as a drawn view stands, a pointer changes nothing in it: 0.5 kB less in the first round trip. */
const ofPointers = /:(?:hover|active)(?![\w-])/;

/** What a selector wants of the elements that are there. */
export function withoutStates(selector: string): string {
  const isNothing = /(^\s*|[>+~(,]\s*)(?=\s*(?:$|[>+~),]))/g;
  return selector
    .replace(/:not\(([^()]*)\)/g, (whole, inner: string) => (inner.search(later) < 0 ? whole : ''))
    .replace(later, '')
    .replace(isNothing, '$1*')
    .trim();
}

/** What the selectors of style sheets want of the elements that are there, each once. */
export const wantedIn = (sheets: readonly string[]): string[] => [
  ...new Set(sheets.map(rootOf).flatMap(selectorsOf).map(withoutStates)),
];

/**
 * The rules of style sheets that match a view, in order and with their conditions: keyframes, fonts and custom
 * properties as far as the kept rules name them.
 *
 * @param matched those of `wantedIn` that something of the view matches
 */
export function matchingStyles(sheets: readonly string[], matched: ReadonlySet<string>): string {
  const roots = sheets.map(rootOf);
  const isKept = (selector: string) => matched.has(withoutStates(selector));
  for (const root of roots) {
    dropUnmatched(root, isKept);
    dropEmpty(root);
  }
  dropUnnamed(roots);
  return roots.map((root) => minified(root)).join('');
}

const inKeyframes = (rule: Rule) =>
  rule.parent?.type === 'atrule' && /keyframes$/i.test((rule.parent as AtRule).name);

function selectorsOf(root: Root): string[] {
  const found: string[] = [];
  root.walkRules((rule) => {
    if (!inKeyframes(rule)) found.push(...rule.selectors);
  });
  return found;
}

function dropUnmatched(root: Root, isKept: (selector: string) => boolean): void {
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    const kept = rule.selectors.filter((one) => !ofPointers.test(one) && isKept(one));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkDecls(/^(?:-webkit-)?transition(?:-|$)/, (declaration) => {
    declaration.remove();
  });
  root.walkAtRules(/^(?:import|charset|namespace|page)$/i, (rule) => {
    rule.remove();
  });
  root.walkAtRules('media', (rule) => {
    if (/^\s*print\s*$/i.test(rule.params)) rule.remove();
  });
}

/** Conditions around nothing. */
function dropEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (!('nodes' in node) || node.nodes === undefined) continue;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}

/** Custom properties, keyframes and fonts that no kept rule names, directly or by another custom property. */
function dropUnnamed(roots: readonly Root[]): void {
  const declarations: Declaration[] = [];
  for (const root of roots) root.walkDecls((declaration) => void declarations.push(declaration));
  const isProperty = ({ prop }: Declaration) => prop.startsWith('--');
  const named = new Set<string>();
  const name = (text: string) => {
    for (const [word] of text.matchAll(/--[\w-]+/g)) named.add(word);
  };
  declarations
    .filter((one) => !isProperty(one))
    .forEach(({ value }) => {
      name(value);
    });
  for (let size = -1; size !== named.size;) {
    size = named.size;
    declarations
      .filter((one) => isProperty(one) && named.has(one.prop))
      .forEach(({ value }) => {
        name(value);
      });
  }
  for (const one of declarations) if (isProperty(one) && !named.has(one.prop)) one.remove();
  const texts = declarations
    .filter(({ parent }) => parent)
    .map(({ value }) => value)
    .join(' ');
  for (const root of roots) {
    root.walkAtRules(/keyframes$/i, (rule) => {
      if (!texts.includes(rule.params.trim())) rule.remove();
    });
    dropEmpty(root);
  }
}

/** Without spaces and last semicolons; values stay as they are written. */
function minified(root: Root): string {
  root.walk((node) => {
    node.raws.before = '';
    if ('nodes' in node) {
      node.raws.between = '';
      node.raws.after = '';
      node.raws.semicolon = false;
    }
    if (node.type === 'decl') node.raws.between = ':';
    if (node.type === 'atrule') node.raws.afterName = node.params ? ' ' : '';
  });
  return root.toString().replace(/<\/(?=style)/gi, String.raw`<\/`);
}
