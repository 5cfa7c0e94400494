/** What a browser may offer of `navigator`. */
export type Sharing = {
  share?(data: { title: string; url: string }): Promise<void>;
  clipboard?: { writeText(text: string): Promise<void> };
};
export type ShareResult = 'shared' | 'copied' | 'dismissed' | 'failed';

/**
 * Hands a link to the device's own sharing, else to the clipboard. Never rejects.
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
  return copyText(link.url, device);
}

/** Never rejects. */
async function copyText(text: string, device: Sharing): Promise<'copied' | 'failed'> {
  if (!device.clipboard) return 'failed';
  return device.clipboard.writeText(text).then(
    () => 'copied',
    () => 'failed',
  );
}
