/** Which numbers a field takes. */
export type NumberRules = {
  /** No part after the point, unless it is zero. */
  whole?: boolean;
  /** Digits before the point, without leading zeros; 10 where absent. */
  maxDigits?: number;
};

/** What a typed text is as a number. */
export type TypedNumber =
  | { kind: 'empty' }
  /** Digits, and one point with one or two decimals where the number has any: the form that is sent. */
  | { kind: 'number'; text: string }
  | { kind: 'refused'; because: 'notANumber' | 'belowZero' | 'notWhole' | 'tooLong' }
  /** `1.234` is 1,234 for some and 1.234 for others. */
  | { kind: 'ambiguous'; readings: readonly [string, string] };

const refused = (because: Extract<TypedNumber, { kind: 'refused' }>['because']) =>
  ({ kind: 'refused', because }) as const;

/** Groups of three with the same sign between them; `0` begins none. */
const whole = /^(?:\d+|[1-9]\d{0,2}([.,\p{Zs}])\d{3}(?:\1\d{3})*)$/u;

/**
 * Reads a number as people type it: `1,234.50`, `1.234,50`, `1 234`, `12。5`, `１２`. A text that is no number is
 * refused, and none is read as another number than it says.
 *
 * @param typed the whole content of the field
 */
export function readNumber(
  typed: string,
  { whole: isWhole = false, maxDigits = 10 }: NumberRules = {},
): TypedNumber {
  const text = plain(typed);
  if (text === '') return { kind: 'empty' };
  if (/[-\u2010-\u2015\u2212]/.test(text)) return refused('belowZero');
  const [, before = '', fraction] = /^(.*?)(?:[.,](\d{1,2}))?$/su.exec(text) ?? [];
  if (!(before === '' && fraction) && !whole.test(before)) return refused('notANumber');
  if (fraction === undefined && /^\d+\.\d{3}$/.test(before))
    return { kind: 'ambiguous', readings: [before.replace('.', ','), before] };
  const digits = before.replace(/\D/g, '') || '0';
  if (digits.replace(/^0+/, '').length > maxDigits) return refused('tooLong');
  if (isWhole && /[1-9]/.test(fraction ?? '')) return refused('notWhole');
  return { kind: 'number', text: isWhole || !fraction ? digits : `${digits}.${fraction}` };
}

/** Full-width forms and the points and commas of other keyboards as `0`–`9`, `.` and `,`; without invisible characters. */
function plain(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[０-９．，－]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[。｡]/g, '.')
    .replace(/،/g, ',')
    .trim();
}
