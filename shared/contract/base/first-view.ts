import type { Language, Session } from './vocabulary.ts';

/** Drawings by their light, each for screens that match its `media`. */
type HomePictures = Record<Session, { screen: 'phone' | 'wide'; href: string; media: string }[]>;

/** The files that a page needs first, determined when the site is built: the server's HTML preloads them. */
export interface FirstView {
  scripts: string[];
  styles: string[];
  texts: Record<Language, string[]>;
  /** The first visible picture of the home page: one with a port, for operators who sail there, and one of the open sea. */
  home?: { port: string; ofPort: HomePictures; ofSea: HomePictures };
  /**
   * The picture of the page's sailing, or of the first one of its list: by session, and by `ship/port` of its codes. A code that is
   * left out stands for those without a drawing.
   */
  sailingPictures?: Record<Session, Record<string, string>>;
}

/** The key of a sailing's booking; without a sailing, its path is the cart's. */
export const BOOKING_VIEW = '/shipClient/pay/ship?sailing';

/** The key of the page of any ship. */
export const SHIP_VIEW = '/ship/:code';

/** The file of the built site with this data, by the path of the page; `*` is every other page. */
export const FIRST_VIEWS_FILE = 'first-views.json';
export type FirstViews = Record<string, FirstView>;

/** Id of the page's script element that lists, as JSON, the files to load once the opening is visible. */
export const PAGE_FILES_ID = 'files';
