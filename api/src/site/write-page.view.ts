import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lightOfTheHour } from '@gangway/shared/domain/time/light-of-the-hour.ts';
import type { Deps } from '../lib/http/context.ts';
import { addresses } from './pages/addresses.rules.ts';
import { firstSailings } from './pages/first-sailings.view.ts';
import { linksOf, readFirstView } from './pages/first-view.view.ts';
import { fillPage } from './pages/head.view.ts';
import { withHomeOpening } from './pages/opening.view.ts';
import { pageTextsIn } from './pages/page.texts.ts';
import type { PageRequest } from './pages/page.types.ts';
import { answersElement, answersFor } from './pages/page-answers.view.ts';
import type { PageFacts } from './pages/page-facts.service.ts';
import { headOf } from './pages/page-head.view.ts';

/** The page at an address: its head, its preloads, its opening, and the API answers of its first view. */
export async function writePage(
  deps: Deps,
  facts: PageFacts,
  request: PageRequest & { hasLanguage: boolean; builtSite: string },
): Promise<{ html: string; status: 200 | 404 }> {
  const { path, query, language, builtSite } = request;
  const [page, { head, status }, answers, firstSailing] = await Promise.all([
    readFile(join(builtSite, 'index.html'), 'utf8'),
    headOf(deps, facts, request),
    answersFor(facts, request),
    path === addresses.routeList ? firstSailingOf(facts, query) : undefined,
  ]);
  const light = lightOfTheHour(deps.clock.now());
  const view = await readFirstView(builtSite, { path, query });
  const links = view ? linksOf(view, { path, query, language, light, firstSailing }) : [];
  const html = fillPage(page, head, [...links, answersElement(answers)]);
  // Only the home page has pictures of its own.
  const pictures = view?.pictures;
  const opened = pictures ? withHomeOpening(html, { pictures, light, t: pageTextsIn(language) }) : html;
  return { html: opened, status };
}

async function firstSailingOf(facts: PageFacts, query: URLSearchParams) {
  const { page } = await firstSailings(facts, query);
  return page?.value.items[0];
}
