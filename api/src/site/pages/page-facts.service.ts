import { type Language, languages } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Slide } from '@gangway/shared/contract/content.ts';
import { type GuideEntry, type GuidePage, guidePages } from '@gangway/shared/contract/guide.ts';
import { type LegalPageName, type LegalText, legalPages } from '@gangway/shared/contract/legal.ts';
import type {
  ChartedPort,
  PortProfile,
  RouteSummary,
  SailingDetail,
  SailingSearch,
  SailingSummary,
  ShipDetail,
  ShipProfile,
} from '@gangway/shared/contract/sailings.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { listSlides } from '../../features/content/office-slides.service.ts';
import { listGuidePages, readGuidePage } from '../../features/guide/guide.service.ts';
import { readLegalPage } from '../../features/guide/legal.service.ts';
import { listPortProfiles, listPorts, listRoutes } from '../../features/ports-and-routes/routes.service.ts';
import { listShips, readShipDetail } from '../../features/ships/ships.service.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import type { FoundSailings, SailingOffers } from '../../reservations/sailings/sailing-offers.service.ts';
import { readSailing, readSailingSummary } from '../../reservations/sailings/sailings.service.ts';
import { type CachedValue, createBriefCache } from './brief-cache.service.ts';

type Fact<Value> = Promise<CachedValue<Value>>;

/** Optional data of a page: undefined if reading failed. */
type Extra<Value> = Promise<CachedValue<Value> | undefined>;

/** The data of pages: their heads, and the API answers in them. None of it is personal. */
export interface PageFacts {
  settings(): Fact<Settings>;
  routes(): Fact<RouteSummary[]>;
  ships(): Fact<ShipProfile[]>;
  /** Undefined if no ship in service has this code. */
  ship(code: string): Fact<ShipDetail | undefined>;
  ports(): Extra<ChartedPort[]>;
  portProfiles(): Fact<PortProfile[]>;
  slides(language: Language): Extra<Slide[]>;
  /** The pages of the guide that the operator has written. */
  guidePages(): Fact<GuidePage[]>;
  /** Undefined if the operator has not written it. */
  guide(page: GuidePage, language: Language): Fact<GuideEntry[] | undefined>;
  /** Null while the template of the site holds. */
  legal(page: LegalPageName, language: Language): Fact<LegalText | null>;
  sailings(search: SailingSearch): Extra<FoundSailings>;
  /** Undefined if there is none. */
  sailing(id: number): Fact<SailingSummary | undefined>;
  /**
   * A sailing that can be booked, read for each page: its free places and cabins are current. Undefined for others: the
   * time of their screens has to be the server's, which comes with an answer of the API.
   */
  booking(id: number): Extra<SailingDetail>;
}

/** The maximum age of a page's data, except those of a booking. */
const SECONDS = 10;

/** Facts from the database, cached briefly, so that concurrent requests read them once. */
export function createPageFacts(deps: Deps, offers: SailingOffers): PageFacts {
  const keep = <Value>(most: number) => createBriefCache<Value>(deps.clock, { seconds: SECONDS, most });
  const settings = keep<Settings>(1);
  const ports = keep<ChartedPort[]>(1);
  const portProfiles = keep<PortProfile[]>(1);
  const routes = keep<RouteSummary[]>(1);
  const ships = keep<ShipProfile[]>(1);
  const shipDetails = keep<ShipDetail | undefined>(100);
  const slides = keep<Slide[]>(languages.length);
  const written = keep<GuidePage[]>(1);
  const guide = keep<GuideEntry[] | undefined>(guidePages.length * languages.length);
  const legal = keep<LegalText | null>(legalPages.length * languages.length);
  const searches = keep<FoundSailings>(200);
  const sailings = keep<SailingSummary | undefined>(1000);
  const orNone = <Value>(fact: Promise<Value>): Promise<Value | undefined> =>
    fact.catch((err: unknown) => {
      deps.log.error({ err }, 'a page goes without');
      return undefined;
    });
  return {
    settings: () => settings.get('', () => loadSettings(deps.db)),
    routes: () => routes.get('', () => listRoutes(deps)),
    ships: () => ships.get('', () => listShips(deps.db)),
    ship: code => shipDetails.get(code, () => readShipDetail(deps, code).catch(nothing)),
    ports: () => orNone(ports.get('', () => listPorts(deps.db))),
    portProfiles: () => portProfiles.get('', () => listPortProfiles(deps.db)),
    slides: language => orNone(slides.get(language, () => listSlides(deps, language))),
    guidePages: () => written.get('', () => listGuidePages(deps.db)),
    guide: (page, language) =>
      guide.get(`${page} ${language}`, () => readGuidePage(deps.db, page, language).catch(nothing)),
    legal: (page, language) =>
      legal.get(`${page} ${language}`, () => readLegalPage(deps, page, { language })),
    sailings: search =>
      orNone(searches.get(JSON.stringify(search), async () => (await offers.read()).search(search))),
    sailing: id =>
      sailings.get(String(id), () => readSailingSummary(deps.db, id, deps.clock.now()).catch(nothing)),
    async booking(id) {
      const at = deps.clock.now();
      const value = await orNone(readSailing(deps, id).catch(nothing));
      return value?.bookable ? { value, at } : undefined;
    },
  };
}

function nothing(error: unknown): undefined {
  const isMissing =
    error instanceof AppError && ['sailing-not-found', 'ship-not-found', 'not-found'].includes(error.code);
  if (!isMissing) throw error;
}
