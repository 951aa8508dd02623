import type { MiddlewareHandler } from 'hono';
import { quickReading } from '../lib/answers/quick-reading.ts';
import type { AppEnv, Deps } from '../lib/http/context.ts';
import { requestAddress } from '../lib/http/request-address.ts';
import { requestLanguage } from '../lib/http/request-language.ts';
import { headersOf, isSignedIn } from './page-headers.view.ts';
import type { SharedPages } from './shared-pages.service.ts';

/** Answers with a page that another visitor has opened in the same language. A link that chooses the language sets its cookie. */
export const quickPages = (deps: Deps, pages: SharedPages): MiddlewareHandler<AppEnv> =>
  quickReading(deps, c => {
    if (c.req.path.startsWith('/prod-api/') || c.req.query('lang') !== undefined) return undefined;
    const language = requestLanguage(c);
    return pages.known({ address: requestAddress(c), language, signedIn: isSignedIn(c) })?.then(page => ({
      route: '/*',
      status: page.status,
      body: page,
      headers: headersOf(page, language),
    }));
  });
