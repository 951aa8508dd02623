import type { FirstView } from '@gangway/shared/contract/base/first-view.ts';
import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { TFunction } from 'i18next';
import { escapeHtml } from './head.view.ts';

/** The placeholder of the built page, which is shown until its code is loaded. */
const PLACEHOLDER = '<div class="opening-page wrap"></div>';

interface HomeOpening {
  pictures: NonNullable<FirstView['pictures']>;
  light: Session;
  t: TFunction;
}

/**
 * The home page with the words and the picture of its first view in place of the placeholder, as its code shows them later: they
 * are visible before the code is loaded.
 */
export function withHomeOpening(page: string, { pictures, light, t }: HomeOpening): string {
  const [image, ...sources] = pictures[light];
  if (!image) return page;
  const opening = [
    `<div class="opening-home opening-${light}"><div class="wrap opening-words">`,
    `<h1>${escapeHtml(t('home:hero.heading'))}</h1><p>${escapeHtml(t('home:hero.text'))}</p></div>`,
    '<picture class="opening-scene">',
    ...sources.map(({ href, media }) => `<source media="${media}" srcset="${href}" />`),
    `<img src="${image.href}" alt="" /></picture></div>`,
  ];
  return page.replace(PLACEHOLDER, () => opening.join(''));
}
