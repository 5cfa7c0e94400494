/** Origin and path of our own files. Of every other address only the origin. */
type Known = { origins: readonly string[] };

const address = /(?:https?|wss?|blob|data):[^\s"'<>)]*/;

/**
 * Removes personal data and secrets from a text: addresses lose query and fragment, and foreign ones their path; mail
 * addresses, long numbers and long tokens are replaced.
 *
 * @param known origins whose paths name files and not people
 */
export function redact(text: string, { origins }: Known): string {
  const parts: string[] = [];
  let end = 0;
  // String.prototype.matchAll is missing in the oldest browsers that are supported.
  const addresses = new RegExp(address, 'g');
  for (let match = addresses.exec(text); match; match = addresses.exec(text)) {
    parts.push(withoutNames(text.slice(end, match.index)), shortened(match[0], origins));
    end = match.index + match[0].length;
  }
  parts.push(withoutNames(text.slice(end)));
  return parts.join('').slice(0, 400);
}

const withoutNames = (text: string) =>
  text
    .replace(/[^\s@<>"']+@[^\s@<>"']+/g, '[mail]')
    // With a digit: a long word is not a token.
    .replace(/(?=[\w.~+/-]*\d)[\w.~+/-]{24,}/g, '[token]')
    .replace(/\d{5,}/g, '[number]')
    .replace(/\?[^\s"'<>)]*=[^\s"'<>)]*/g, '');

function shortened(text: string, origins: readonly string[]): string {
  try {
    const { origin, protocol, pathname } = new URL(text);
    if (!protocol.startsWith('http')) return protocol;
    return origins.includes(origin) ? origin + pathname : origin;
  } catch {
    return '[address]';
  }
}
