/** Blanks, line ends and invisible characters, also encoded. `/` before them stays: `//` would lead to another site. */
const blankEnds = /([^/])(?:\s|%(?:20|0[9ad]|c2%a0|e2%80%8b|e3%80%80))+(?=[/?#]|$)/gi;

/**
 * A link that was copied often has a blank at its end, or before what was added to it: `/campaign/101%20?utm_source=a`.
 *
 * @param address a path or an absolute address, with its query and hash
 * @returns the address without blanks at the end of its parts
 */
export const withoutBlankEnds = (address: string): string => address.replace(blankEnds, '$1');
