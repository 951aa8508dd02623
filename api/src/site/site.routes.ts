/*
 * The public pages as search engines and link previews read them, the sitemap, and the web manifest.
 *
 * May import: operator, reservations/sailings, features/content, features/guide, features/ports-and-routes, features/ships.
 */

import { join } from 'node:path';
import { logoUrl } from '@gangway/shared/contract/base/brand-files.ts';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { setCookie } from 'hono/cookie';
import { etag } from 'hono/etag';
import { bodyOf } from '../lib/answers/packable.ts';
import type { AppEnv, Deps } from '../lib/http/context.ts';
import { requestAddress } from '../lib/http/request-address.ts';
import { isLanguage } from '../lib/http/request-language.ts';
import { fileType, isPicturePath } from '../lib/media/media-storage.ts';
import { createSailingOffers } from '../reservations/sailings/sailing-offers.service.ts';
import { headersOf, isSignedIn } from './page-headers.view.ts';
import { addresses } from './pages/addresses.rules.ts';
import { createBriefCache } from './pages/brief-cache.service.ts';
import { createPageFacts } from './pages/page-facts.service.ts';
import { createSharedPages } from './shared-pages.service.ts';
import { MOST_SAILINGS, robots, sitemap } from './sitemap.view.ts';
import { iconAt, webManifest } from './web-manifest.view.ts';
import { writePage } from './write-page.view.ts';

const builtStorefront = join(import.meta.dirname, '../../../storefront/dist');

const YEAR_SECONDS = 31_536_000;
const SITEMAP_SECONDS = 300;

/** Names of built files and pictures change with their contents. */
const forAYear = cached(`public, max-age=${YEAR_SECONDS}, immutable`);
const askedForAgain = cached('no-cache');

/** Allows the styles in a page, also in the answer that the page has not changed, whose headers replace the stored ones. */
const allowStyles: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const policy = c.get('policy');
  if (policy) c.res.headers.set('Content-Security-Policy', policy);
};

/** The caching of existing files. serveStatic reports the file too late for a header. */
function cached(cacheControl: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('Cache-Control', cacheControl);
  };
}

/**
 * The storefront: its built files, pictures of the catalog, and its single page for every address of a screen, with title,
 * description and structured data of that address. `?lang=` in a link chooses the language, like the language switch.
 */
export function createSiteRoutes(
  deps: Deps,
  builtSite = builtStorefront,
  { offers = createSailingOffers(deps, 0), pages = createSharedPages(deps.clock, 0) } = {},
): Hono<AppEnv> {
  const { env, media } = deps;
  const facts = createPageFacts(deps, offers);
  const sitemaps = createBriefCache<string>(deps.clock, { seconds: SITEMAP_SECONDS, most: 1 });
  const files = { root: builtSite, precompressed: true };
  /** Leads from the product's icons to the operator's. */
  const ownIcons: MiddlewareHandler<AppEnv> = async (c, next) => {
    const icon = iconAt(c.req.path);
    const logo = icon && (await facts.settings()).value.logo;
    if (!icon || !logo) return next();
    c.header('Cache-Control', 'no-cache');
    return c.redirect(logoUrl(logo, icon), 302);
  };
  return new Hono<AppEnv>()
    .get('/media/*', forAYear, async c => {
      const path = c.req.path.slice('/media/'.length);
      const picture = isPicturePath(path) && (await media.read(path));
      return picture ? c.body(picture, 200, { 'Content-Type': fileType(path) }) : c.notFound();
    })
    .get('/assets/*', forAYear, serveStatic(files), c => c.notFound())
    .get('/index.html', c => c.redirect(addresses.home, 301))
    .get('/robots.txt', c => {
      c.header('Cache-Control', `public, max-age=${SITEMAP_SECONDS}`);
      return c.text(robots(env.publicUrl));
    })
    .get('/sitemap.xml', async c => {
      const xml = await sitemaps.get('', async () =>
        sitemap(env.publicUrl, {
          guide: (await facts.guidePages()).value,
          routes: (await facts.routes()).value,
          ships: (await facts.ships()).value,
          sailingIds: (await offers.read()).idsOnSale(MOST_SAILINGS),
        }),
      );
      c.header('Cache-Control', `public, max-age=${SITEMAP_SECONDS}`);
      return c.body(xml.value, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
    })
    .get('/manifest.webmanifest', async c => {
      c.header('Cache-Control', 'no-cache');
      const manifest = webManifest((await facts.settings()).value, c.get('language'));
      return c.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json' });
    })
    .get('/:file{[^/]+\\.[^/.]+}', ownIcons, askedForAgain, serveStatic(files), c => c.notFound())
    .get('*', allowStyles, etag(), async c => {
      const { pathname, searchParams } = new URL(c.req.url);
      const requestedLanguage = searchParams.get('lang') ?? undefined;
      const language = isLanguage(requestedLanguage) ? requestedLanguage : c.get('language');
      if (isLanguage(requestedLanguage))
        setCookie(c, 'language', requestedLanguage, {
          path: '/',
          maxAge: YEAR_SECONDS,
          sameSite: 'Lax',
          secure: env.publicUrl.startsWith('https:'),
        });
      const request = {
        path: pathname,
        query: searchParams,
        language,
        hasLanguage: isLanguage(requestedLanguage),
        signedIn: isSignedIn(c),
      };
      const key = { address: requestAddress(c), language, signedIn: request.signedIn };
      const page = await pages.page(key, () => writePage(deps, facts, { ...request, builtSite }));
      c.set('policy', page.policy);
      for (const [name, value] of Object.entries(headersOf(page, language))) c.header(name, value);
      return c.body(bodyOf(c, page), page.status);
    });
}
