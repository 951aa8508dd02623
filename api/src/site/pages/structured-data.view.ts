import { logoUrl } from '@gangway/shared/contract/base/brand-files.ts';
import { textIn } from '@gangway/shared/contract/base/languages.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { GuideEntry, GuidePage } from '@gangway/shared/contract/guide.ts';
import type { Port, PortProfile, SailingSummary, ShipDetail } from '@gangway/shared/contract/sailings.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { guideAnchor } from '@gangway/shared/domain/guide-anchor.ts';
import { currency } from '@gangway/shared/domain/money/currency.ts';
import { plainAmount } from '@gangway/shared/domain/money/money.ts';

/** The operator's data for structured data. */
export interface Publisher {
  settings: Settings;
  publicUrl: string;
}

const SCHEMA = 'https://schema.org';

/** The operator (schema.org Organization). */
export function organization({ settings, publicUrl }: Publisher): object {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#operator`,
    name: settings.operatorName,
    url: `${publicUrl}/home`,
    email: settings.contactEmail,
    telephone: settings.contactPhone,
    ...(settings.logo && { logo: publicUrl + logoUrl(settings.logo, 'icon512') }),
  };
}

/** The name of a sailing and the address of its booking. */
export interface SailingPage {
  sailing: SailingSummary;
  name: string;
  url: string;
  image: string | null;
  language: Language;
  /** Its ports with the texts about them, on the page of the sailing alone: in a list, they would be repeated. */
  ports?: readonly PortProfile[];
  /** The last moment to buy. */
  salesClose: Date;
}

/** A sailing as a bookable voyage (schema.org BoatTrip with an Offer). */
export function boatTrip(publisher: Publisher, page: SailingPage): object {
  const { sailing, name } = page;
  return {
    '@type': 'BoatTrip',
    '@id': `${page.url}#trip`,
    name,
    provider: organization(publisher),
    departureTime: sailing.departsAt,
    arrivalTime: sailing.arrivesAt,
    departureBoatTerminal: { '@type': 'BoatTerminal', ...placeIn(page, sailing.route.departure) },
    arrivalBoatTerminal: { '@type': 'BoatTerminal', ...placeIn(page, sailing.route.destination) },
    offers: offerOf(page),
  };
}

/** The same as an event (schema.org Event), which most search engines show. */
export function sailingEvent(publisher: Publisher, page: SailingPage): object {
  const { sailing, name, image } = page;
  return {
    '@type': 'Event',
    '@id': `${page.url}#event`,
    name,
    startDate: sailing.departsAt,
    endDate: sailing.arrivesAt,
    eventStatus: `${SCHEMA}/${sailing.status === 'canceled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `${SCHEMA}/OfflineEventAttendanceMode`,
    location: { '@type': 'Place', ...placeIn(page, sailing.route.departure) },
    organizer: organization(publisher),
    ...(image && { image }),
    offers: offerOf(page),
  };
}

/** The pier of a port with the texts about it (schema.org BoatTerminal). */
export const boatTerminal = (port: PortProfile, language: Language): object => ({
  '@type': 'BoatTerminal',
  ...describedPlace(port, language),
});

/** Sailings in the order of a list (schema.org ItemList). */
export function sailingList(publisher: Publisher, pages: readonly SailingPage[]): object {
  return {
    '@type': 'ItemList',
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { ...boatTrip(publisher, page), url: page.url },
    })),
  };
}

/** A page of the operator's own texts, as a visitor reads it. */
interface WrittenPage {
  page: GuidePage;
  name: string;
  url: string;
  description: string;
  language: Language;
  entries: readonly GuideEntry[];
}

/** The questions of the FAQ with their answers (schema.org FAQPage), or a page with its sections (schema.org WebPage). */
export function guideData(
  publisher: Publisher,
  { page, url, language, entries, ...words }: WrittenPage,
): object {
  const entryUrl = ({ id }: GuideEntry) => `${url}#${guideAnchor(id)}`;
  return {
    '@type': page === 'faq' ? 'FAQPage' : 'WebPage',
    '@id': `${url}#page`,
    ...words,
    url,
    inLanguage: language,
    publisher: organization(publisher),
    ...(page === 'faq'
      ? {
          mainEntity: entries.map(entry => ({
            '@type': 'Question',
            name: entry.heading,
            url: entryUrl(entry),
            acceptedAnswer: { '@type': 'Answer', text: entry.text, url: entryUrl(entry) },
          })),
        }
      : {
          hasPart: entries.map(entry => ({
            '@type': 'WebPageElement',
            name: entry.heading,
            url: entryUrl(entry),
            text: entry.text,
          })),
        }),
  };
}

/** A ship's page, as a visitor reads it. */
interface ShipPage {
  ship: ShipDetail;
  url: string;
  description: string;
  language: Language;
}

/** A ship (schema.org Vehicle). */
export const shipData = ({ publicUrl }: Publisher, { ship, url, description }: ShipPage): object => ({
  '@type': 'Vehicle',
  '@id': `${url}#ship`,
  name: ship.name,
  description,
  url,
  ...(ship.imageUrls.length > 0 && { image: ship.imageUrls.map(path => publicUrl + path) }),
  vehicleSeatingCapacity: ship.capacity,
});

/** The cabin types of a ship with the lowest prices of those on sale (schema.org OfferCatalog). */
export function cabinCatalog(publisher: Publisher, { ship, url, language }: ShipPage): object {
  const priceOf = (sen: number) => ({
    '@type': 'PriceSpecification',
    minPrice: plainAmount(sen),
    priceCurrency: currency().code,
  });
  return {
    '@type': 'OfferCatalog',
    '@id': `${url}#cabins`,
    name: ship.name,
    url: `${url}#cabins`,
    provider: organization(publisher),
    itemListElement: ship.roomTypes.map(({ fromSen, ...type }) => ({
      '@type': 'Offer',
      ...(fromSen !== null && { priceSpecification: priceOf(fromSen) }),
      itemOffered: {
        '@type': 'Accommodation',
        name: textIn(type.name, language),
        description: textIn(type.description, language),
        occupancy: { '@type': 'QuantitativeValue', maxValue: type.maxOccupancy },
      },
    })),
  };
}

/** Where a page stands below the home page (schema.org BreadcrumbList). */
export const breadcrumbs = (steps: readonly { name: string; url: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

function offerOf({ sailing, url, salesClose }: SailingPage): object {
  return {
    '@type': 'Offer',
    url,
    price: plainAmount(sailing.fromSen),
    priceCurrency: currency().code,
    availability: `${SCHEMA}/${sailing.placesLeft > 0 ? 'InStock' : 'SoldOut'}`,
    validThrough: salesClose.toISOString(),
  };
}

const placeOf = (port: Port, language: Language) => ({
  name: textIn(port.name, language),
  address: {
    '@type': 'PostalAddress',
    addressLocality: textIn(port.name, language),
    addressCountry: port.country,
  },
});

function placeIn({ ports = [], language }: SailingPage, port: Port): object {
  const profile = ports.find(({ id }) => id === port.id);
  return profile ? describedPlace(profile, language) : placeOf(port, language);
}

function describedPlace(port: PortProfile, language: Language): object {
  const { address, ...place } = placeOf(port, language);
  const texts = [port.gettingThere, port.parking, port.boarding, port.accessibility];
  const description = texts.map(text => textIn(text, language)).filter(text => text !== '');
  return {
    ...place,
    address: { ...address, ...(port.address && { streetAddress: port.address }) },
    ...(port.position && { geo: { '@type': 'GeoCoordinates', ...port.position } }),
    ...(description.length > 0 && { description: description.join('\n') }),
  };
}
