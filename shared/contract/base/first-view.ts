import type { Language, Session } from './vocabulary.ts';

/** What a page needs to show itself, found out when the site is built: the server names it before any script runs. */
export interface FirstView {
  scripts: string[];
  styles: string[];
  texts: Record<Language, string[]>;
  /** The picture seen first, by the light it is drawn in, each for screens that match its `media`. */
  pictures?: Record<Session, { href: string; media: string }[]>;
  /** The picture of a sailing's card, by session and code of the destination; the sea for a port without a drawing. */
  cardPictures?: Record<Session, { ports: Record<string, string>; sea: string }>;
}

/** File of the built site that holds them, by the path of the page; `*` is every other page. */
export const FIRST_VIEWS_FILE = 'first-views.json';
export type FirstViews = Record<string, FirstView>;
