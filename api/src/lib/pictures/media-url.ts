/** The URL of a stored picture: its path under the media folder, below /media. */
export function mediaUrl(path: string): string {
  return `/media/${path}`;
}
