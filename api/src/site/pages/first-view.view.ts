import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BOOKING_VIEW,
  FIRST_VIEWS_FILE,
  type FirstView,
  type FirstViews,
} from '@gangway/shared/contract/base/first-view.ts';
import type { Language, Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { addresses } from './addresses.rules.ts';

/** The facts that decide which of a path's files are visible first. */
interface Visit {
  path: string;
  query: URLSearchParams;
  language: Language;
  light: Session;
  /** The first sailing of the page's list. */
  firstSailing: SailingSummary | undefined;
}

/** The files that the page at a path loads first. */
export async function readFirstView(
  builtSite: string,
  visit: Pick<Visit, 'path' | 'query'>,
): Promise<FirstView | undefined> {
  const views = JSON.parse(await readFile(join(builtSite, FIRST_VIEWS_FILE), 'utf8')) as FirstViews;
  return views[addressIn(visit)] ?? views['*'];
}

/** The key of a page in the first views. */
function addressIn({ path, query }: Pick<Visit, 'path' | 'query'>): string {
  if (path === '/') return addresses.home;
  return path === addresses.booking && query.has('sailing') ? BOOKING_VIEW : path;
}

/** Links to these files, for the page's head: the browser fetches all of them at once. */
export const linksOf = (
  { scripts, styles, texts, pictures, cardPictures }: FirstView,
  { language, light, firstSailing }: Visit,
): string[] => [
  ...(pictures?.[light] ?? []).map(({ href, media }) => firstPicture(href, ` media="${media}"`)),
  ...(cardPictures && firstSailing ? [firstPicture(cardPicture(cardPictures, firstSailing))] : []),
  ...styles.map(href => `<link rel="stylesheet" crossorigin href="${href}" />`),
  ...[...texts[language], ...scripts].map(href => `<link rel="modulepreload" crossorigin href="${href}" />`),
];

/** Preloaded before the styles and the code: after those, the picture delays the page most. */
const firstPicture = (href: string, media = '') =>
  `<link rel="preload" as="image" type="image/svg+xml" fetchpriority="high" href="${href}"${media} />`;

const cardPicture = (
  pictures: NonNullable<FirstView['cardPictures']>,
  { session, route }: SailingSummary,
): string => pictures[session].ports[route.destination.code] ?? pictures[session].sea;
