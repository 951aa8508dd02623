import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { WrittenPage } from './shared-pages.service.ts';

/** The cookie with the login token (R118), set by the storefront. */
const SESSION_COOKIE = 'token';

export const isSignedIn = (c: Context): boolean => Boolean(getCookie(c, SESSION_COOKIE));

/** The headers of a page, apart from its encoding. */
export const headersOf = ({ etag, policy }: WrittenPage, language: Language): Record<string, string> => ({
  'cache-control': 'no-cache',
  'content-language': language,
  'content-type': 'text/html; charset=UTF-8',
  etag,
  vary: 'Cookie, Accept-Language',
  ...(policy && { 'content-security-policy': policy }),
});
