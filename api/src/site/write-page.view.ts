import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf, type PageAnswers } from '@gangway/shared/contract/base/page-answers.ts';
import type { SailingDetail, SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { lightOfTheHour } from '@gangway/shared/domain/time/light-of-the-hour.ts';
import type { Deps } from '../lib/http/context.ts';
import { addresses } from './pages/addresses.rules.ts';
import { withBrand } from './pages/brand.view.ts';
import { firstSailings } from './pages/first-sailings.view.ts';
import { filesElement, firstPictures, linksOf, readFirstView } from './pages/first-view.view.ts';
import { fillPage } from './pages/head.view.ts';
import { withOpening } from './pages/opening.view.ts';
import { openingStylesOf, withOpeningStyles } from './pages/opening-styles.view.ts';
import { pageTextsIn } from './pages/page.texts.ts';
import type { PageRequest } from './pages/page.types.ts';
import { answersElement, answersFor } from './pages/page-answers.view.ts';
import type { PageFacts } from './pages/page-facts.service.ts';
import { headOf } from './pages/page-head.view.ts';

/** A page as it is written. */
export interface Page {
  html: string;
  status: 200 | 404;
  /** What the Content-Security-Policy has to allow for the styles in the page. */
  styleSource: string | undefined;
}

/** The page at an address: its head, its preloads, its opening with its styles, and the API answers of its first view. */
export async function writePage(
  deps: Deps,
  facts: PageFacts,
  request: PageRequest & { hasLanguage: boolean; builtSite: string },
): Promise<Page> {
  const { path, query, language, builtSite } = request;
  const [{ page, sources }, { head, status }, answers, view] = await Promise.all([
    readPage(facts, builtSite),
    headOf(deps, facts, request),
    answersFor(facts, request),
    readFirstView(builtSite, { path, query }),
  ]);
  const now = deps.clock.now();
  const light = lightOfTheHour(now);
  const sailing = await sailingOf(facts, request, answers);
  const { value: settings } = await facts.settings();
  const ports = ((await facts.ports())?.value ?? []).map(({ code }) => code);
  const pictures = view ? firstPictures(view, { light, sailing, hero: settings.heroPicture, ports }) : [];
  const data = [...(view ? [filesElement(view, language)] : []), answersElement(answers)];
  const html = fillPage(page, head, linksOf(pictures), data, now);
  const t = pageTextsIn(language);
  return {
    html: withOpening(html, { ...request, answers, pictures, light, sailing, settings, t }),
    status,
    styleSource: sources.join(' ') || undefined,
  };
}

/** The built page with the styles of its opening, and with the operator's colors and icon. */
async function readPage(facts: PageFacts, builtSite: string): Promise<{ page: string; sources: string[] }> {
  const built = await readFile(join(builtSite, 'index.html'), 'utf8');
  const address = openingStylesOf(built);
  const opened: { page: string; source?: string } =
    address === undefined
      ? { page: built }
      : withOpeningStyles(built, await readFile(join(builtSite, address), 'utf8'));
  const branded = withBrand(opened.page, (await facts.settings()).value);
  return {
    page: branded.page,
    sources: [opened.source, branded.source].filter(source => source !== undefined),
  };
}

/** The sailing that a page shows first: the one that is booked, or the first of a list. */
async function sailingOf(
  facts: PageFacts,
  { path, query }: PageRequest,
  answers: PageAnswers,
): Promise<SailingSummary | undefined> {
  if (path === addresses.booking)
    return answers[addressOf(`/sailings/${query.get('sailing')}`)]?.data as SailingDetail | undefined;
  if (path === addresses.routeList) return (await firstSailings(facts, query)).page?.value.items[0];
}
