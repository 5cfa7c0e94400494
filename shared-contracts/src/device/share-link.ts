/** A link with what introduces it. */
export type SharedLink = {
  title: string;
  /** Absolute address. */
  url: string;
  text?: string;
  files?: File[];
};

/** Methods of `navigator`, absent in older browsers and on insecure pages. */
export type Sharing = {
  share?(data: SharedLink): Promise<void>;
  canShare?(data: SharedLink): boolean;
  clipboard?: Pick<Clipboard, 'writeText'>;
};
/** What became of a press on "share". */
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
 * Shares a link with the device's share function, without its files where the device takes none, else copies it.
 * Never rejects.
 *
 * @param device `navigator`
 */
export async function shareLink({ files, ...link }: SharedLink, device: Sharing): Promise<ShareResult> {
  if (device.share) {
    try {
      const whole = { ...link, ...(files && { files }) };
      await device.share(files && device.canShare?.(whole) ? whole : link);
      return 'shared';
    } catch (error) {
      // Cancelled by the person: there is nothing else to do.
      if (error instanceof Error && error.name === 'AbortError') return 'dismissed';
    }
  }
  return copyText(link.url, device);
}
