export type Sharing = { share?: Navigator['share']; clipboard?: Pick<Clipboard, 'writeText'> };
export type ShareResult = 'shared' | 'copied' | 'dismissed' | 'failed';

/**
 * Hands a link to the sharing of the device, else to the clipboard. Never rejects.
 *
 * @param link.url absolute address
 */
export async function shareLink(link: { title: string; url: string }, device: Sharing): Promise<ShareResult> {
  if (device.share) {
    try {
      await device.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    if (!device.clipboard) return 'failed';
    await device.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
