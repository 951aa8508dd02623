/** The only origin of the app: its scheme and its host. */
export const APP_SCHEME = 'app';
export const APP_HOST = 'gangway';
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`;

/**
 * Whether a URL belongs to the app. Compared part by part, because `app://gangway.example` has the same start.
 */
export function isOwnUrl(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === `${APP_SCHEME}:` && url.host === APP_HOST;
}
