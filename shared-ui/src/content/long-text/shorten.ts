/**
 * The beginning of a long text (§9: 200 characters).
 *
 * @param limit in characters; a text of exactly this length is not long
 * @returns null when the text is short enough to show whole
 */
export function shorten(text: string, limit: number): string | null {
  const characters = Array.from(text.trim());
  if (characters.length <= limit) return null;
  const cut = characters.slice(0, limit).join('');
  const word = /^(.*\S)\s+[^\s\u2e80-\u9fff]*$/s.exec(cut);
  return `${word?.[1] ?? cut}…`;
}

/** The text of HTML. Nothing in it runs or loads. */
export function plainText(html: string): string {
  const broken = html.replace(/<(br|\/p|\/li|\/h\d|\/div|\/tr)\b[^>]*>/gi, '$&\n');
  return new DOMParser().parseFromString(broken, 'text/html').body.textContent.trim();
}
