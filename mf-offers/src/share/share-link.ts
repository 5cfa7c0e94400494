export type Sharing = Partial<Pick<Navigator, 'share' | 'clipboard'>>;
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
export async function copyText(text: string, device: Sharing): Promise<'copied' | 'failed'> {
  try {
    if (device.clipboard) {
      await device.clipboard.writeText(text);
      return 'copied';
    }
  } catch {
    // Refused, for example in a frame: the old way may still work.
  }
  return copyFromField(text) ? 'copied' : 'failed';
}

function copyFromField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const copied = typeof document.execCommand === 'function' && document.execCommand('copy');
  field.remove();
  return copied;
}
