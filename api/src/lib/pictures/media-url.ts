/** Where a stored picture is served: its path under the media folder, below /media. */
export function mediaUrl(path: string): string {
  return `/media/${path}`;
}
