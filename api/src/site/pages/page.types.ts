import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import type { TFunction } from 'i18next';
import type { Head } from './head.view.ts';
import type { PageFacts } from './page-facts.service.ts';

/** Where a page is asked for, and in which language. */
export interface PageRequest {
  path: string;
  query: URLSearchParams;
  language: Language;
  /** Whether the visitor sends a session token, which has not been verified yet. */
  signedIn: boolean;
}

/** A page being described. */
export interface Scene extends PageRequest {
  facts: PageFacts;
  settings: Settings;
  publicUrl: string;
  now: Date;
  t: TFunction;
}

/** What differs from page to page. */
export interface Page
  extends Pick<Head, 'url' | 'image' | 'structuredData'>,
    Partial<Pick<Head, 'heading' | 'description' | 'isPrivate'>> {
  /** Key of the screen's title; a page of which the server knows nothing has none. */
  title: string | null;
  /** What the title has slots for. */
  titleValues?: Record<string, string>;
  status: 200 | 404;
}
