import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { heroUrl } from '@gangway/shared/contract/base/brand-files.ts';
import {
  BOOKING_VIEW,
  FIRST_VIEWS_FILE,
  type FirstView,
  type FirstViews,
  PAGE_FILES_ID,
  SHIP_VIEW,
} from '@gangway/shared/contract/base/first-view.ts';
import type { Language, Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { addresses, shipAt } from './addresses.rules.ts';
import { jsonInHtml } from './head.view.ts';
import type { PageRequest } from './page.types.ts';

/** A picture that is visible first, on screens that match its `media` if it has one. */
export interface ShownPicture {
  href: string;
  media?: string;
}

/** The files that the page at a path loads first. */
export async function readFirstView(
  builtSite: string,
  page: Pick<PageRequest, 'path' | 'query'>,
): Promise<FirstView | undefined> {
  const views = JSON.parse(await readFile(join(builtSite, FIRST_VIEWS_FILE), 'utf8')) as FirstViews;
  return views[addressIn(page)] ?? views['*'];
}

/** The key of a page in the first views. */
function addressIn({ path, query }: Pick<PageRequest, 'path' | 'query'>): string {
  if (path === '/') return addresses.home;
  if (shipAt(path)) return SHIP_VIEW;
  return path === addresses.booking && query.has('sailing') ? BOOKING_VIEW : path;
}

/** What decides which pictures of a page are visible first. */
interface Showing {
  light: Session;
  sailing: SailingSummary | undefined;
  /** The name of the operator's picture of the home page; empty if it has none. */
  hero: string;
  /** Codes of the operator's ports. */
  ports: readonly string[];
}

/**
 * The pictures that are visible first: those of the page, in the light of the hour, or the one of its sailing. The home page shows the
 * operator's picture (R468), or a drawing, in which a port is only drawn for who sails there.
 */
export function firstPictures(
  { home, sailingPictures }: FirstView,
  { light, sailing, hero, ports }: Showing,
): readonly ShownPicture[] {
  if (home && hero)
    return home.ofPort[light].map(({ screen, media }) => ({ href: heroUrl(hero, screen), media }));
  if (home) return (ports.includes(home.port) ? home.ofPort : home.ofSea)[light];
  if (!sailingPictures || !sailing) return [];
  const drawn = sailingPictures[sailing.session];
  const [ship, port] = [sailing.ship.code, sailing.route.destination.code];
  // For a code without a drawing there is a picture without it.
  const href = [`${ship}/${port}`, `/${port}`, `${ship}/`, '/'].map(key => drawn[key]).find(Boolean);
  return href ? [{ href }] : [];
}

/** Links to the pictures, for the page's head: the browser fetches them with the styles of the opening, which the built page loads. */
export const linksOf = (pictures: readonly ShownPicture[]): string[] =>
  pictures.map(
    ({ href, media }) =>
      `<link rel="preload" as="image" type="${href.endsWith('.jpg') ? 'image/jpeg' : 'image/svg+xml'}" fetchpriority="high" href="${href}"${media ? ` media="${media}"` : ''} />`,
  );

/** The page's element with the files that its code needs, which it loads once the opening is visible. */
export const filesElement = ({ styles, texts, scripts }: FirstView, language: Language): string =>
  `<script type="application/json" id="${PAGE_FILES_ID}">${jsonInHtml([...styles, ...texts[language], ...scripts])}</script>`;
