const YEAR_SECONDS = 31_536_000;

/** The value of a cookie of this page, or null. */
export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const [key, value] = part.split('=');
    if (key === name && value) return decodeURIComponent(value);
  }
  return null;
}

/** Keeps a value for a year. */
export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that a kiosk may run on
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
