import { textIn } from '@gangway/shared/contract/base/languages.ts';
import { addressOf, type PageAnswers } from '@gangway/shared/contract/base/page-answers.ts';
import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Port, SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { criteriaOf } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { writeDate } from '@gangway/shared/i18n/dates.ts';
import type { TFunction } from 'i18next';
import { addresses } from './addresses.rules.ts';
import type { ShownPicture } from './first-view.view.ts';
import { escapeHtml } from './head.view.ts';
import type { PageRequest } from './page.types.ts';

/** The placeholder of the built page, which is shown until its code is loaded. */
const PLACEHOLDER = '<div class="opening-page wrap"></div>';

/** Where the built page has room for what is said if the site's code cannot be loaded. */
const FAILURE = '<p class="opening-failure" role="alert" hidden></p>';

/** What is known of a page when it is written. */
interface OpeningFacts extends Pick<PageRequest, 'path' | 'query' | 'language'> {
  answers: PageAnswers;
  pictures: readonly ShownPicture[];
  light: Session;
  settings: Pick<Settings, 'heroHeading' | 'heroText' | 'heroPicture'>;
  /** The sailing of the page, or the first one of its list. */
  sailing: SailingSummary | undefined;
  t: TFunction;
}

/**
 * The page with the first words and picture of its screen in place of the placeholder, as the code of the screen shows them later:
 * they are visible before the code is loaded.
 */
export function withOpening(page: string, facts: OpeningFacts): string {
  const opening = openingOf(facts);
  return page
    .replace(FAILURE, () => failureIn(facts))
    .replace(PLACEHOLDER, placeholder => opening ?? placeholder);
}

/** Hidden until the code that would say so is found to be missing. */
const failureIn = ({ t }: Pick<OpeningFacts, 't'>): string =>
  FAILURE.replace(
    '></p>',
    () => `>${escapeHtml(t('site:failure.network'))} <a href="">${escapeHtml(t('site:tryAgain'))}</a></p>`,
  );

function openingOf(facts: OpeningFacts): string | undefined {
  switch (facts.path) {
    case '/':
    case addresses.home:
      return homeOpening(facts);
    case addresses.routeList:
      return listOpening(facts);
    case addresses.booking:
      return bookingOpening(facts);
    case addresses.orders:
      return orderOpening(facts);
  }
}

function homeOpening({ pictures, light, settings, language, t }: OpeningFacts): string {
  const heading = textIn(settings.heroHeading, language) || t('home:hero.heading');
  const text = textIn(settings.heroText, language) || t('home:hero.text');
  return [
    `<div class="opening-home opening-${settings.heroPicture ? 'own' : light}"><div class="wrap opening-words">`,
    `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p></div>`,
    `<div class="opening-scene">${picture(pictures)}</div></div>`,
  ].join('');
}

/** The search as a heading, and the first card. */
function listOpening({ query, language, answers, pictures, t }: OpeningFacts): string {
  const { departure, destination, date, party } = criteriaOf(query);
  const ports = (answers[addressOf('/ports')]?.data ?? []) as readonly Port[];
  const nameOf = (code: string) => {
    const port = ports.find(each => each.code === code);
    return port ? textIn(port.name, language) : t('site:search.anyPort');
  };
  const heading =
    departure || destination
      ? t('site:search.route', { departure: nameOf(departure), destination: nameOf(destination) })
      : t('site:search.allSailings');
  const facts = [
    date ? writeDate(date, language) : t('site:search.anyDate'),
    t('site:people', { count: party }),
  ];
  return [
    `<div class="opening-list wrap"><div class="opening-head"><h1>${escapeHtml(heading)}</h1>`,
    `<p class="muted">${escapeHtml(facts.join(' · '))}</p></div>`,
    `<div class="opening-bone"></div><div class="opening-card">${picture(pictures)}</div></div>`,
  ].join('');
}

/** The route and the picture of a sailing that can be booked. */
function bookingOpening({ language, pictures, sailing, t }: OpeningFacts): string | undefined {
  if (!sailing) return undefined;
  const { departure, destination } = sailing.route;
  const route = {
    departure: textIn(departure.name, language),
    destination: textIn(destination.name, language),
  };
  return [
    `<div class="opening-booking wrap"><h1>${escapeHtml(t('booking:heading', route))}</h1>`,
    `<div class="opening-bone"></div><div class="opening-voyage">${picture(pictures)}</div></div>`,
  ].join('');
}

/** The number of an order. Nothing else of it is known without the key of its holder. */
function orderOpening({ query, t }: OpeningFacts): string | undefined {
  const number = query.get('order');
  if (!number) return undefined;
  return [
    `<div class="opening-order wrap"><p class="opening-number">${escapeHtml(t('orders:number', { number }))}</p>`,
    '<div class="opening-bone"></div></div>',
  ].join('');
}

function picture([image, ...sources]: readonly ShownPicture[]): string {
  if (!image) return '';
  const others = sources.map(({ href, media }) => `<source media="${media}" srcset="${href}" />`);
  return `<picture>${others.join('')}<img src="${image.href}" alt="" /></picture>`;
}
