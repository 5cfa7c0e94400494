/**
 * Puts a text on the clipboard.
 *
 * @throws Error when the browser has no clipboard or refuses
 */
export async function copyText(text: string): Promise<void> {
  if (!('clipboard' in navigator)) throw new Error('This browser has no clipboard.');
  await navigator.clipboard.writeText(text);
}
