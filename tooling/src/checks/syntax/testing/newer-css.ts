import { parse, type Declaration, type Node, type Root, type Rule } from 'postcss';
import {
  decoration,
  gridOnly,
  newerAtRules,
  newerProperties,
  newerSelectors,
  newerValues,
  type Feature,
} from './css-features';

/**
 * What the oldest browsers would leave out of a style sheet, with nothing in its place.
 *
 * @param source as esbuild writes it for them
 * @returns one line for each
 */
export function newerCss(source: string): string[] {
  const found: string[] = [];
  const sheet = parse(source);
  sheet.walkAtRules((rule) => {
    const text = `@${rule.name} ${rule.params}`;
    for (const { what } of newerAtRules.filter(({ pattern }) => pattern.test(text)))
      found.push(`${what}: ${text}`);
  });
  sheet.walkRules((rule) => {
    if (!isAskedFor(rule)) found.push(...newerIn(rule).map((what) => `${what}: ${rule.selector}`));
  });
  sheet.walkDecls((declaration) => {
    if (isAskedFor(declaration)) return;
    const names = newerProperties.filter(({ pattern }) => pattern.test(declaration.prop));
    const values = newerValues.filter((feature) => isLost(declaration, feature));
    const outsideGrid = gridOnly.filter(
      (feature) => has(declaration, feature) && !isInGrid(declaration, sheet),
    );
    for (const { what } of [...names, ...values, ...outsideGrid])
      found.push(`${what}: ${selectorOf(declaration)} { ${declaration.toString()} }`);
  });
  return found;
}

function newerIn({ selector, selectors }: Rule): string[] {
  const found = newerSelectors.filter(({ pattern }) => pattern.test(selector)).map(({ what }) => what);
  const isMixed =
    selectors.some((one) => decoration.test(one)) && !selectors.every((one) => decoration.test(one));
  return isMixed ? [...found, 'rule that is lost with one of its selectors'] : found;
}

/** Inside `@supports` the feature is checked. */
function isAskedFor(node: Node): boolean {
  const { parent } = node;
  if (!parent) return false;
  return (parent.type === 'atrule' && 'name' in parent && parent.name === 'supports') || isAskedFor(parent);
}

const has = ({ prop, value }: Declaration, { property, pattern }: Feature) =>
  (property === undefined || property.test(prop)) && pattern.test(withoutWords(value));

/** Words in quotation marks are no CSS. */
const withoutWords = (value: string) => value.replace(/"[^"]*"|'[^']*'/g, '""');

function isLost(declaration: Declaration, feature: Feature): boolean {
  if (!has(declaration, feature)) return false;
  for (let before = declaration.prev(); before; before = before.prev())
    if (before.type === 'decl' && before.prop === declaration.prop && !has(before, feature)) return false;
  return true;
}

const selectorOf = ({ parent }: Declaration) =>
  parent?.type === 'rule' && 'selector' in parent ? parent.selector : '';

/** The display of the same selector; where it has none of its own, any grid of the sheet may be meant. */
function isInGrid(declaration: Declaration, sheet: Root): boolean {
  const selector = selectorOf(declaration);
  const own: string[] = [];
  const all: string[] = [];
  sheet.walkDecls('display', (display) => {
    all.push(display.value);
    if (selectorOf(display) === selector) own.push(display.value);
  });
  return (own.length > 0 ? own : all).some((display) => display.includes('grid'));
}
