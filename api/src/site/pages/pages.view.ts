import { heroUrl } from '@gangway/shared/contract/base/brand-files.ts';
import { textIn } from '@gangway/shared/contract/base/languages.ts';
import { catalogueId } from '@gangway/shared/contract/base/primitives.ts';
import { isMalaysian } from '@gangway/shared/contract/entries/home-country.ts';
import type { GuidePage } from '@gangway/shared/contract/guide.ts';
import type { PortProfile, RouteSummary } from '@gangway/shared/contract/sailings.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { writeDate } from '@gangway/shared/i18n/dates.ts';
import { isOnSale } from '../../reservations/sailings/sailings.service.ts';
import {
  addresses,
  guideAddresses,
  guidePageAt,
  knownAddress,
  legalPageAt,
  NOT_FOUND,
  ofSailing,
  privateTitles,
  sailingsUrl,
  sailingUrl,
  shipAt,
  shipUrl,
} from './addresses.rules.ts';
import { firstSailings } from './first-sailings.view.ts';
import type { Page, Scene } from './page.types.ts';
import { describeSailing } from './sailing-page.view.ts';
import {
  boatTerminal,
  boatTrip,
  breadcrumbs,
  cabinCatalog,
  guideData,
  organization,
  sailingEvent,
  sailingList,
  shipData,
} from './structured-data.view.ts';

/** Describes a page by its address. An address without a screen is not found (R356). */
export async function describePage(request: Scene): Promise<Page> {
  const path = knownAddress(request.path);
  if (path === undefined) return notFoundPage(request);
  const scene = { ...request, path };
  const guide = guidePageAt(path);
  if (guide) return guidePage(scene, guide);
  const ship = shipAt(path);
  if (ship) return shipPage(scene, ship);
  switch (path) {
    case '/':
    case addresses.home:
      return homePage(scene);
    case addresses.routeList:
      return routeListPage(scene);
    case addresses.booking:
      return sailingPage(scene);
    case addresses.orders:
      return ordersPage(scene);
    case addresses.terms:
    case addresses.privacy:
    case addresses.pdpa:
      return legalPage(scene);
    default:
      return ofSailing(path) ? terminalPage(scene) : privatePage(scene);
  }
}

async function homePage({ facts, settings, publicUrl, t, language }: Scene): Promise<Page> {
  const [ship] = (await facts.ships()).value;
  return {
    title: 'home:title',
    heading: `${settings.operatorName}: ${textIn(settings.heroHeading, language) || t('home:hero.heading')}`,
    description: textIn(settings.siteDescription, language) || t('home'),
    url: publicUrl + addresses.home,
    image: picture(
      publicUrl,
      settings.heroPicture ? heroUrl(settings.heroPicture, 'wide') : ship?.imageUrls[0],
    ),
    structuredData: [organization({ settings, publicUrl })],
    status: 200,
  };
}

async function routeListPage(scene: Scene): Promise<Page> {
  const { facts, query, publicUrl, language } = scene;
  const [from, to] = [query.get('departure'), query.get('destination')];
  const route = (await facts.routes()).value.find(
    ({ departure, destination }) => departure.code === from && destination.code === to,
  );
  const described = (await facts.portProfiles()).value.filter(({ hasFacts }) => hasFacts);
  const port = to ? undefined : described.find(({ code }) => code === from);
  const codes: { departure: string; destination?: string } | undefined = route
    ? { departure: route.departure.code, destination: route.destination.code }
    : port && { departure: port.code };
  const { page } = await firstSailings(facts, new URLSearchParams({ ...codes }));
  const sailings = await Promise.all(
    (page?.value.items ?? []).map(sailing => describeSailing(scene, sailing)),
  );
  const ports = codes ? described.filter(({ code }) => Object.values(codes).includes(code)) : [];
  return {
    title: 'sailings:title',
    ...inWords(scene, route, port),
    url: codes ? sailingsUrl(publicUrl, codes) : publicUrl + addresses.routeList,
    image: sailings[0]?.image ?? null,
    structuredData: [
      ...(sailings.length > 0 ? [sailingList(scene, sailings)] : []),
      ...ports.map(each => boatTerminal(each, language)),
    ],
    status: 200,
  };
}

function inWords(
  scene: Scene,
  route: RouteSummary | undefined,
  port: PortProfile | undefined,
): Pick<Page, 'heading' | 'description'> {
  const { language, t } = scene;
  if (route) return routeInWords(scene, route);
  if (!port) return { description: t('sailings') };
  const departure = textIn(port.name, language);
  return { heading: t('port.name', { departure }), description: t('port.description', { departure }) };
}

function routeInWords({ language, t }: Scene, route: RouteSummary): Pick<Page, 'heading' | 'description'> {
  const names = {
    departure: textIn(route.departure.name, language),
    destination: textIn(route.destination.name, language),
    miles: route.distanceNm,
  };
  const heading = t('route.name', names);
  if (route.fromSen === null || route.nextDate === null)
    return { heading, description: t('route.noDate', names) };
  const price = formatMoney(route.fromSen, language);
  return {
    heading,
    description: t('route.from', { ...names, price, date: writeDate(route.nextDate, language) }),
  };
}

/** The booking page of one sailing; without a sailing the address is a private cart. */
async function sailingPage(scene: Scene): Promise<Page> {
  const { facts, query, settings, publicUrl, now } = scene;
  const id = catalogueId.safeParse(query.get('sailing') ?? undefined);
  if (!query.has('sailing')) return privatePage(scene);
  const sailing = id.success ? (await facts.sailing(id.data)).value : undefined;
  if (!sailing) return { ...privatePage(scene), title: 'booking:title', status: 404 };
  const [described, ports] = await Promise.all([describeSailing(scene, sailing), facts.portProfiles()]);
  const withPorts = { ...described, ports: ports.value };
  return {
    title: 'booking:title',
    heading: described.name,
    description: described.description,
    url: sailingUrl(publicUrl, sailing.id),
    image: described.image,
    isPrivate: !isOnSale(sailing, now, settings.salesCloseMinutes),
    structuredData: [boatTrip(scene, withPorts), sailingEvent(scene, withPorts)],
    status: 200,
  };
}

/** One order, a customer's list of them, or the look-up. */
function ordersPage(scene: Scene): Page {
  const page = privatePage(scene);
  const number = scene.query.get('order');
  if (number) return { ...page, title: 'orders:titleOf', titleValues: { number } };
  return scene.signedIn && !scene.query.has('order') && !scene.query.has('find')
    ? { ...page, title: 'my-orders:title' }
    : page;
}

function legalPage({ path, settings, publicUrl, t }: Scene): Page {
  const page = legalPageAt[path as keyof typeof legalPageAt];
  return {
    title: page === 'pdpa' && !isMalaysian() ? 'site:footer.dataNotice' : `legal:${page}.title`,
    description: t(page, { operator: settings.operatorName }),
    url: publicUrl + path,
    image: null,
    structuredData: [],
    status: 200,
  };
}

/** A page of the operator's own texts; not found while the operator has not written it (R416). */
async function guidePage(scene: Scene, page: GuidePage): Promise<Page> {
  const { facts, language, settings, publicUrl, t } = scene;
  const entries = (await facts.guide(page, language)).value;
  if (!entries) return notFoundPage(scene);
  const name = t(`guide:pages.${page}.title`);
  const url = publicUrl + guideAddresses[page];
  const description = t(`guide.${page}`, { operator: settings.operatorName });
  return {
    title: `guide:pages.${page}.title`,
    description,
    url,
    image: null,
    structuredData: [
      guideData(scene, { page, name, url, description, language, entries }),
      breadcrumbs([
        { name: t('guide:home'), url: publicUrl + addresses.home },
        { name, url },
      ]),
    ],
    status: 200,
  };
}

/** A ship in service, with its cabins (R464). */
async function shipPage(scene: Scene, code: string): Promise<Page> {
  const { facts, language, publicUrl, t } = scene;
  const ship = (await facts.ship(code)).value;
  if (!ship) return notFoundPage(scene);
  const names = { ship: ship.name };
  const about = [textIn(ship.description, language), t('ship', names)];
  const description = about.filter(text => text !== '').join(' ');
  const url = shipUrl(publicUrl, code);
  const described = { ship, url, description, language };
  return {
    title: 'ship:title',
    titleValues: names,
    description,
    url,
    image: picture(publicUrl, ship.imageUrls[0]),
    structuredData: [
      shipData(scene, described),
      ...(ship.cabins.length > 0 ? [cabinCatalog(scene, described)] : []),
      breadcrumbs([
        { name: t('guide:home'), url: publicUrl + addresses.home },
        { name: ship.name, url },
      ]),
    ],
    status: 200,
  };
}

/** A screen in the terminal, of an existing sailing. */
async function terminalPage(scene: Scene): Promise<Page> {
  const { screen = '', sailing = '' } = ofSailing(scene.path) ?? {};
  const id = catalogueId.safeParse(sailing);
  const isThere = id.success && (await scene.facts.sailing(id.data)).value !== undefined;
  return { ...privatePage(scene), title: privateTitles[screen] ?? null, status: isThere ? 200 : 404 };
}

const notFoundPage = (scene: Scene): Page => ({
  ...privatePage(scene),
  title: privateTitles[NOT_FOUND] ?? null,
  status: 404,
});

function privatePage({ path, publicUrl }: Scene): Page {
  return {
    title: privateTitles[path] ?? null,
    url: publicUrl + path,
    image: null,
    isPrivate: true,
    structuredData: [],
    status: path === NOT_FOUND ? 404 : 200,
  };
}

const picture = (publicUrl: string, path: string | undefined) => (path ? publicUrl + path : null);
