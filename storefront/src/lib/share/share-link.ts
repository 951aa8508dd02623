/** The result of sharing: passed to another app, copied to the clipboard, canceled by the user, or neither available. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Opens the device's share dialog with a link; where there is none, copies the link. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  if (!navigator.share) return copyText(url);
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    return copyText(url);
  }
}

/** Browsers offer no clipboard to sites without TLS, as on an IP address in a local network. */
export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
