import type { Script } from './module-faults';

/**
 * What of the style sheets of a build does nothing, or more than its author sees.
 *
 * @param loaded those that a page loads
 */
export const styleWarnings = (sheets: readonly Script[], loaded: readonly string[]): string[] =>
  sheets.flatMap(({ file, source }) => {
    if (!loaded.includes(file))
      return `${file} is loaded by nothing: import it as text ('./page.css?inline').`;
    const reaching = siteWide(source);
    return reaching.length === 0
      ? []
      : `${file} has rules for ${reaching.join(', ')}: they reach the whole site and stay after the remote is left. Give them a class of the remote.`;
  });

/** Selectors without a class, an attribute, an id or an element of the remote's own. */
function siteWide(source: string): string[] {
  const rules = source
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@(?:-\w+-)?keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    .matchAll(/([^{};]+)\{/g);
  const selectors = [...rules].flatMap(([, text = '']) => (/^\s*@/.test(text) ? [] : text.split(',')));
  return [...new Set(selectors.map((one) => one.trim()))].filter(
    (one) => one !== '' && !/[.#[&]|(?:^|[\s>+~])[a-z]+-/.test(one) && !one.startsWith(':host'),
  );
}
