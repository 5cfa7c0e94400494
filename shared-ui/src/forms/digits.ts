/**
 * The digits of what was typed or pasted; full-width digits of a Chinese keyboard count.
 *
 * @param limit the most digits that are kept
 */
export function digitsOf(text: string, limit: number): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, limit);
}
