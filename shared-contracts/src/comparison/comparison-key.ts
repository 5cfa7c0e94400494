/** Format characters, fillers and variation selectors, other control characters than blanks, and two symbols drawn as nothing. */
const invisible = /(?!\s)\p{Cc}|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu;
/** Not all of them have the category of dashes: the minus, its small form and the hyphen bullet. */
const dash = /[\p{Pd}\u2212\u02d7\u2043]/gu;
/** Emoji that joiners make one picture, and flags that are spelt with tags; anything else is a format character. */
const emojiOrFormat =
  /(\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*(?:\u200d\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*)+|\u{1f3f4}[\u{e0020}-\u{e007f}]+)|\p{Cf}/gu;

/** The text without what cannot be seen, for what compares in its own way, as searches do. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** Whether nothing of a text can be seen: blanks, format characters, fillers. */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === '';

/** A typed text as it is stored and shown: without format characters, except inside emoji, and without blanks around it. */
export const asTyped = (text: string): string => text.replace(emojiOrFormat, '$1').trim();

/**
 * Two texts with the same key are the same text to people: width, case, kind of dash, number of blanks and
 * what cannot be seen are ignored. Accents and Chinese scripts are not.
 *
 * @returns empty exactly for a text that {@link isBlank}; the key of a key is itself
 */
export function comparisonKey(text: string): string {
  const plain = withoutInvisible(text).normalize('NFKC').replace(dash, '-').replace(/\s+/g, ' ').trim();
  return folded(plain).normalize('NFKC');
}

/** By way of upper case, in which `ß` is `SS`; but `ı` is no `i`: addresses that differ in it are two mailboxes. */
const folded = (text: string): string =>
  text
    .split('ı')
    .map((part) => part.toLowerCase().toUpperCase().toLowerCase())
    .join('ı');

const mailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** RFC 5321. */
const longestMail = 254;

/** As {@link comparisonKey}; the dots of the domain may be ideographic ones, and one at its end is dropped. */
export const emailKey = (text: string): string =>
  comparisonKey(text).replace(/@.*$/, (domain) => domain.replaceAll('。', '.').replace(/\.$/, ''));

/** Whether a typed text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  const key = emailKey(text);
  return key.length <= longestMail && mailPattern.test(key);
}
