/** What a browser may offer of `navigator`; older ones, and pages that are not secure, have less. */
export type Sharing = {
  share?(data: { title: string; url: string }): Promise<void>;
  clipboard?: Pick<Clipboard, 'writeText'>;
};
export type ShareResult = 'shared' | 'copied' | 'dismissed' | 'failed';

/**
 * Puts a text on the clipboard. Never rejects.
 *
 * @param device `navigator`
 * @returns `failed` when the browser has no clipboard or refuses
 */
export async function copyText(text: string, device: Sharing): Promise<'copied' | 'failed'> {
  try {
    if (!device.clipboard) return 'failed';
    await device.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/**
 * Hands a link to the sharing of the device, else to the clipboard. Never rejects.
 *
 * @param link.url absolute address
 * @param device `navigator`
 */
export async function shareLink(link: { title: string; url: string }, device: Sharing): Promise<ShareResult> {
  if (device.share) {
    try {
      await device.share(link);
      return 'shared';
    } catch (error) {
      // Closed by the person, who wants nothing more.
      if (error instanceof Error && error.name === 'AbortError') return 'dismissed';
    }
  }
  return copyText(link.url, device);
}
