import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_VIEWS_FILE, type FirstView, type FirstViews } from '@gangway/shared/contract/first-view.ts';
import type { Language, Session } from '@gangway/shared/contract/vocabulary.ts';

/** What the page at a path loads, named in its head: the browser fetches all of it at once. */
export async function firstViewLinks(
  builtSite: string,
  { path, language, light }: { path: string; language: Language; light: Session },
): Promise<string> {
  const views = JSON.parse(await readFile(join(builtSite, FIRST_VIEWS_FILE), 'utf8')) as FirstViews;
  const view = views[path === '/' ? '/home' : path] ?? views['*'];
  return view ? links(view, language, light).join('\n    ') : '';
}

const links = (
  { scripts, styles, texts, pictures }: FirstView,
  language: Language,
  light: Session,
): string[] => [
  ...(pictures?.[light] ?? []).map(
    ({ href, media }) =>
      `<link rel="preload" as="image" type="image/svg+xml" fetchpriority="high" href="${href}" media="${media}" />`,
  ),
  ...styles.map(href => `<link rel="stylesheet" crossorigin href="${href}" />`),
  ...[...texts[language], ...scripts].map(href => `<link rel="modulepreload" crossorigin href="${href}" />`),
];
