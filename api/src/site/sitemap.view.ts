import { languages } from '@gangway/shared/contract/base/vocabulary.ts';
import type { GuidePage } from '@gangway/shared/contract/guide.ts';
import { addresses, guideAddresses, sailingsUrl, sailingUrl, shipUrl } from './pages/addresses.rules.ts';
import { escapeHtml, inLanguage } from './pages/head.view.ts';

/** What the sitemap lists besides the pages that are always there. */
interface Listed {
  guide: readonly GuidePage[];
  routes: readonly { departure: { code: string; hasFacts: boolean }; destination: { code: string } }[];
  ships: readonly { code: string }[];
  sailingIds: readonly number[];
}

/**
 * The public pages, the written pages of the guide, ports that the operator has described, routes, ships in service and sailings on
 * sale (sitemaps.org), each with its languages.
 */
export function sitemap(publicUrl: string, { guide, routes, ships, sailingIds }: Listed): string {
  const pages = [
    ...[addresses.home, addresses.routeList, addresses.terms, addresses.privacy, addresses.pdpa].map(
      path => publicUrl + path,
    ),
    ...guide.map(page => publicUrl + guideAddresses[page]),
    ...new Set(
      routes
        .filter(({ departure }) => departure.hasFacts)
        .map(({ departure }) => sailingsUrl(publicUrl, { departure: departure.code })),
    ),
    ...routes.map(({ departure, destination }) =>
      sailingsUrl(publicUrl, { departure: departure.code, destination: destination.code }),
    ),
    ...ships.map(({ code }) => shipUrl(publicUrl, code)),
    ...sailingIds.map(id => sailingUrl(publicUrl, id)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map(entry),
    '</urlset>',
    '',
  ].join('\n');
}

/** The most addresses of one sitemap, below the 50 000 of sitemaps.org. */
export const MOST_SAILINGS = 40_000;

function entry(url: string): string {
  const alternates = languages.map(
    language =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(inLanguage(url, language))}"/>`,
  );
  return `<url><loc>${escapeHtml(url)}</loc>${alternates.join('')}</url>`;
}

/** Crawlers may read everything except calls and the sandbox bank; private pages are marked as such. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /prod-api/',
    'Disallow: /sandbox/',
    'Disallow: /dev/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
