import { createHash } from 'node:crypto';

/** Vite's link to the styles of the opening: the only ones in the built page. */
const LINK = /<link rel="stylesheet"[^>]* href="([^"]+)">/;

/** The address of the styles that the built page links to, below the folder of the built site. */
export const openingStylesOf = (page: string): string | undefined => LINK.exec(page)?.[1];

/**
 * The page with the styles of its opening before the link to them: what is visible first waits for no second answer. The link stays,
 * disabled and so never fetched, because the site's code looks for it to know that it has these styles. `source` is what the
 * Content-Security-Policy has to allow for them, and for nothing else.
 */
export function withOpeningStyles(page: string, styles: string): { page: string; source: string } {
  const inPage = (link: string) => `<style>${styles}</style>\n    ${link.replace('<link', '<link disabled')}`;
  return { page: page.replace(LINK, inPage), source: sourceOf(styles) };
}

/** A source of the Content-Security-Policy that allows exactly these styles in a page. */
export const sourceOf = (styles: string): string =>
  `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
