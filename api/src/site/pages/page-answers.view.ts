import { addressOf, PAGE_ANSWERS_ID, type PageAnswers } from '@gangway/shared/contract/base/page-answers.ts';
import { catalogueId } from '@gangway/shared/contract/base/primitives.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { GuidePage } from '@gangway/shared/contract/guide.ts';
import type { LegalPageName } from '@gangway/shared/contract/legal.ts';
import { publicSettings } from '@gangway/shared/contract/settings.ts';
import { addresses, guidePageAt, legalPageAt, shipAt } from './addresses.rules.ts';
import type { CachedValue } from './brief-cache.service.ts';
import { firstSailings } from './first-sailings.view.ts';
import { jsonInHtml } from './head.view.ts';
import type { PageRequest } from './page.types.ts';
import type { PageFacts } from './page-facts.service.ts';

/** A call's address, and its answer if there is one. */
type Answered = [address: string, answer: CachedValue<unknown> | undefined];

/** The API calls of a page's first view, with the answers that the API would give. */
export async function answersFor(facts: PageFacts, page: PageRequest): Promise<PageAnswers> {
  const answered = await Promise.all([
    frameSettings(facts),
    answer('/guide', facts.guidePages()),
    ...firstViewOf(facts, page),
  ]);
  return Object.fromEntries(
    answered.flatMap(([address, answer]) =>
      answer ? [[address, { data: answer.value, at: answer.at.getTime() }]] : [],
    ),
  );
}

/** The page's element with the answers. */
export const answersElement = (answers: PageAnswers): string =>
  `<script type="application/json" id="${PAGE_ANSWERS_ID}">${jsonInHtml(answers)}</script>`;

/** The operator's name is on every page, and so are the links to the guide. */
async function frameSettings(facts: PageFacts): Promise<Answered> {
  const { value, at } = await facts.settings();
  return [addressOf('/settings/public'), { value: publicSettings.parse(value), at }];
}

function firstViewOf(facts: PageFacts, { path, query, language }: PageRequest): Promise<Answered>[] {
  const searchForm = () => [answer('/ports', facts.ports()), answer('/ships', facts.ships())];
  switch (path) {
    case '/':
    case addresses.home:
      return [
        ...searchForm(),
        answer('/routes', facts.routes()),
        answer('/slides', facts.slides(language), { language }),
      ];
    case addresses.routeList:
      return [...searchForm(), firstSailings(facts, query).then(({ address, page }) => [address, page])];
    case addresses.booking: {
      const id = catalogueId.safeParse(query.get('sailing') ?? undefined);
      return id.success ? [answer(`/sailings/${id.data}`, facts.booking(id.data))] : [];
    }
    case addresses.terms:
    case addresses.privacy:
    case addresses.pdpa:
      return legalAnswers(facts, legalPageAt[path], query.has('edition'), language);
    default: {
      const page = guidePageAt(path);
      const ship = shipAt(path);
      return [
        ...(page ? [answer(`/guide/${page}`, writtenPage(facts, page, language), { language })] : []),
        ...(page === 'on-board' ? [answer('/ships', facts.ships())] : []),
        ...(ship ? [answer(`/ships/${ship}`, shipInService(facts, ship))] : []),
      ];
    }
  }
}

/** Another version than that of today is asked of the API. */
function legalAnswers(
  facts: PageFacts,
  page: LegalPageName,
  isOther: boolean,
  language: Language,
): Promise<Answered>[] {
  const figures = answer('/ships', facts.ships());
  return isOther ? [figures] : [figures, answer(`/legal/${page}`, facts.legal(page, language), { language })];
}

/** A page that the operator has not written is answered by the API, with its refusal. */
async function writtenPage(facts: PageFacts, page: GuidePage, language: Language): Promise<Answered[1]> {
  const entries = await facts.guide(page, language);
  return entries.value && entries;
}

/** The API answers for another code, with its refusal. */
async function shipInService(facts: PageFacts, code: string): Promise<Answered[1]> {
  const ship = await facts.ship(code);
  return ship.value && ship;
}

const answer = async (path: string, fact: Promise<Answered[1]>, query?: object): Promise<Answered> => [
  addressOf(path, query),
  await fact,
];
