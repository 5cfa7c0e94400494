/**
 * The digits of typed or pasted text; full-width digits of a Chinese keyboard are converted.
 *
 * @param limit the maximum of digits
 */
export function digitsOf(text: string, limit: number): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, limit);
}
