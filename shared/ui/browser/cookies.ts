const YEAR_SECONDS = 31_536_000;

/** The value of a cookie of this site, or null. */
export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const [key, value] = part.split('=');
    if (key === name && value) return decodeURIComponent(value);
  }
  return null;
}

/** Sets a cookie for `maxAgeSeconds` (a year by default); never sent to other sites. */
export function writeCookie(name: string, value: string, maxAgeSeconds = YEAR_SECONDS): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that families still use
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}

export const eraseCookie = (name: string): void => writeCookie(name, '', 0);
