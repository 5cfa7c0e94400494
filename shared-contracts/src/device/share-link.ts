/** Methods of `navigator`, absent in older browsers and on insecure pages. */
export type Sharing = {
  share?(data: { title: string; url: string }): Promise<void>;
  clipboard?: Pick<Clipboard, 'writeText'>;
};
export type ShareResult = 'shared' | 'copied' | 'dismissed' | 'failed';

/**
 * Copies a text to the clipboard. Never rejects.
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
 * Shares a link with the device's share function, else copies it. Never rejects.
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
      // Cancelled by the person: there is nothing else to do.
      if (error instanceof Error && error.name === 'AbortError') return 'dismissed';
    }
  }
  return copyText(link.url, device);
}
