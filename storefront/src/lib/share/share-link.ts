/** What became of sharing: handed to another app, put on the clipboard, given up, or neither was to be had. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Hands a link to the phone's own sharing; where there is none, copies it. */
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

/** A page opened by its address in a local network has no clipboard to write to. */
export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
