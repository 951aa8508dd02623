import { formatDateTime } from '@gangway/shared/domain/time/display-time.ts';
import type { Moment } from '@gangway/shared/domain/time/moment.ts';
import { writeDateTime } from '@gangway/shared/i18n/dates.ts';
import { textsIn } from '../../../lib/texts.ts';
import type { Voyage } from '../e-ticket/e-ticket.types.ts';
import { contentLines, escapeText, type Property } from './content-lines.rules.ts';

const MINUTE_MS = 60_000;

/**
 * A time zone with the offset that it has at a moment of the voyage. Calendars know the zone by its name; the offset is for those that
 * do not.
 */
function timeZoneOf(name: string, moment: Moment): Property[] {
  const offset = moment.slice(-6).replace(':', '');
  return [
    ['BEGIN', 'VTIMEZONE'],
    ['TZID', name],
    ['BEGIN', 'STANDARD'],
    ['DTSTART', '19700101T000000'],
    ['TZOFFSETFROM', offset],
    ['TZOFFSETTO', offset],
    ['TZNAME', offset],
    ['END', 'STANDARD'],
    ['END', 'VTIMEZONE'],
  ];
}

/**
 * A voyage as an iCalendar file (RFC 5545) with an alarm when boarding opens, in the order's language. Imported again after a
 * delay, it updates the existing entry: its SEQUENCE rises with time, with a move to another sailing, and with every change of
 * the sailing, so that two files of one minute differ too. It contains no passenger and no link to the order, because calendars
 * are shared.
 */
export function voyageCalendar(
  voyage: Voyage,
  { orderUrl, version, now }: { orderUrl: string; version: number; now: Date },
): string {
  const t = textsIn(voyage.language);
  const at = (moment: Moment) => writeDateTime(moment, voyage.language);
  const { departure, destination } = voyage;
  // Where the clocks change on the way, the arrival is in UTC: a zone stands in a file only once.
  const sameZone = departure.timeZone === destination.timeZone;
  const sameClock = voyage.departsAt.slice(-6) === voyage.arrivesAt.slice(-6);
  const summary = t('documents:calendar.summary', {
    ship: voyage.ship.name,
    departure: voyage.departure.name,
    destination: voyage.destination.name,
  });
  const description = [
    t('documents:calendar.order', { order: voyage.orderNumber }),
    t('documents:calendar.boarding', {
      opens: at(voyage.boardingOpensAt),
      closes: at(voyage.boardingClosesAt),
    }),
    t('documents:calendar.help', { phone: voyage.operator.phone, email: voyage.operator.email }),
    orderUrl,
  ];
  const gate = voyage.gate && t('documents:calendar.gate', { gate: voyage.gate });
  return contentLines([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', `-//Gangway//${escapeText(voyage.operator.name)}//${voyage.language.toUpperCase()}`],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ...timeZoneOf(departure.timeZone, voyage.departsAt),
    ...(sameZone ? [] : timeZoneOf(destination.timeZone, voyage.arrivesAt)),
    ['BEGIN', 'VEVENT'],
    ['UID', `${voyage.orderNumber}@${new URL(orderUrl).hostname}`],
    ['DTSTAMP', utc(now)],
    ['SEQUENCE', String(Math.floor(now.getTime() / MINUTE_MS) + version)],
    [`DTSTART;TZID=${departure.timeZone}`, local(voyage.departsAt)],
    sameZone && !sameClock
      ? ['DTEND', utc(new Date(voyage.arrivesAt))]
      : [`DTEND;TZID=${destination.timeZone}`, local(voyage.arrivesAt)],
    ['SUMMARY', escapeText(summary)],
    ['LOCATION', escapeText([voyage.departure.name, gate].filter(Boolean).join(', '))],
    ['DESCRIPTION', escapeText(description.join('\n'))],
    ['URL', orderUrl],
    ['STATUS', 'CONFIRMED'],
    ['TRANSP', 'OPAQUE'],
    ['BEGIN', 'VALARM'],
    ['ACTION', 'DISPLAY'],
    ['TRIGGER;VALUE=DATE-TIME', utc(new Date(voyage.boardingOpensAt))],
    ['DESCRIPTION', escapeText(t('documents:calendar.alarm', { summary }))],
    ['END', 'VALARM'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ]);
}

/** `20261212T120000Z`. */
const utc = (instant: Date) =>
  `${instant
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replace(/[-:]/g, '')}Z`;

/** `20261212T200000`, on the port's clock. */
const local = (moment: Moment) => formatDateTime(moment).replace(/[-:]/g, '').replace(' ', 'T');
