import { type Language, languageFacts, languages } from '@gangway/shared/contract/base/languages.ts';
import { place } from '@gangway/shared/domain/place/place.ts';
import { offsetFrom } from '@gangway/shared/domain/time/zoned-clock.ts';

/** Metadata of a page for browsers, search engines and link previews. */
export interface Head {
  /** The route's title followed by the product's (R14). */
  title: string;
  /** The text of a preview, if it differs. */
  heading: string;
  description: string;
  /** Absolute, without the language. */
  url: string;
  /** Absolute; undefined without a picture. */
  image: string | null;
  siteName: string;
  /** The icon for a phone's home screen. */
  touchIcon: string;
  /** Whether search engines must not index it: private and missing pages. */
  isPrivate: boolean;
  /** Whether the address contains its language. */
  hasLanguage: boolean;
  language: Language;
  structuredData: readonly object[];
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * The built page, with the language, head, links and data for this address. The data are last: on a slow connection, what is visible
 * arrives before them.
 */
export function fillPage(
  page: string,
  head: Head,
  links: readonly string[],
  data: readonly string[],
  now: Date,
): string {
  const offset = offsetFrom(now);
  const attributes = [
    `lang="${head.language}"`,
    `data-place="${escapeHtml(JSON.stringify(place()))}"`,
    ...(offset ? [`data-offset="${escapeHtml(JSON.stringify(offset))}"`] : []),
  ];
  return page
    .replace(/<html lang="[^"]*"/, () => `<html ${attributes.join(' ')}`)
    .replace(/<title>.*?<\/title>/s, () => headTags(head).join('\n    '))
    .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
    .replace('</body>', () => `  ${data.join('\n    ')}\n  </body>`);
}

/** An address with a language. */
export function inLanguage(url: string, language: Language): string {
  const address = new URL(url);
  address.searchParams.set('lang', language);
  return address.href;
}

function headTags(head: Head): string[] {
  const url = head.hasLanguage ? inLanguage(head.url, head.language) : head.url;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    ...(head.isPrivate ? [meta('name', 'robots', 'noindex')] : publicLinks(head, url)),
    link('manifest', '/manifest.webmanifest'),
    link('apple-touch-icon', head.touchIcon),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', head.siteName),
    meta('property', 'og:title', head.heading),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:locale', languageFacts(head.language).locale.replace('-', '_')),
    ...(head.image ? [meta('property', 'og:image', head.image)] : []),
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
    ...head.structuredData.map(
      data =>
        `<script type="application/ld+json">${jsonInHtml({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
  ];
}

function publicLinks({ url }: Head, canonical: string): string[] {
  return [
    link('canonical', canonical),
    ...languages.map(language => link('alternate', inLanguage(url, language), language)),
    link('alternate', url, 'x-default'),
  ];
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

const link = (rel: string, href: string, language?: string) =>
  `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escapeHtml(href)}" />`;

/** Escapes a text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => escapes[character] ?? character);
}

/** JSON that cannot end its script element. */
export function jsonInHtml(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
