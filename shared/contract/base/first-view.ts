import type { Language, Session } from './vocabulary.ts';

/** The files that a page needs first, determined when the site is built: the server's HTML preloads them. */
export interface FirstView {
  scripts: string[];
  styles: string[];
  texts: Record<Language, string[]>;
  /** The first visible picture, by the light it is drawn in, each for screens that match its `media`. */
  pictures?: Record<Session, { href: string; media: string }[]>;
  /** The picture of a sailing's card, by session and code of the destination; `sea` for a port without a drawing. */
  cardPictures?: Record<Session, { ports: Record<string, string>; sea: string }>;
}

/** The key of a sailing's booking; without a sailing, its path is the cart's. */
export const BOOKING_VIEW = '/shipClient/pay/ship?sailing';

/** The file of the built site with this data, by the path of the page; `*` is every other page. */
export const FIRST_VIEWS_FILE = 'first-views.json';
export type FirstViews = Record<string, FirstView>;
