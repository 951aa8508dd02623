import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import type { TFunction } from 'i18next';
import type { Head } from './head.view.ts';
import type { PageFacts } from './page-facts.service.ts';

/** The address and language of a requested page. */
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

/** The parts that differ from page to page. */
export interface Page
  extends Pick<Head, 'url' | 'image' | 'structuredData'>,
    Partial<Pick<Head, 'heading' | 'description' | 'isPrivate'>> {
  /** Key of the screen's title; null for a page unknown to the server. */
  title: string | null;
  /** The values of the title's placeholders. */
  titleValues?: Record<string, string>;
  status: 200 | 404;
}
