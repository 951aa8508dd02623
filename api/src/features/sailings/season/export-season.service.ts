import { textIn } from '@gangway/shared/contract/base/languages.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { FareSet } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { ExportQuery } from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import type { OfficeSailing } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { amountOf } from '@gangway/shared/domain/money/money.ts';
import { daysBetween } from '@gangway/shared/domain/time/local-date.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { EXCEL_EPOCH } from '../../../lib/spreadsheet/sheet.ts';
import { textsIn } from '../../../lib/texts.ts';
import { findOwnFares } from '../../../reservations/sailings/fares/fares.repository.ts';
import { findSailingsBetween } from '../office/office-sailings.repository.ts';
import { listSailingOptions } from '../office/office-sailings.service.ts';
import { type WrittenTime, writtenTimes } from './season-times.rules.ts';
import { type SeasonRow, seasonWorkbook } from './season-workbook.view.ts';

/** A workbook to download, with a descriptive file name. */
export interface WorkbookFile {
  fileName: string;
  bytes: Buffer;
}

/** An empty season to fill in. */
export async function seasonTemplate(db: Connection, language: Language): Promise<WorkbookFile> {
  return {
    fileName: textsIn(language)('documents:season.templateName'),
    bytes: await seasonWorkbook([], await listSailingOptions(db), language),
  };
}

/**
 * The sailings of a season in the form of the template; canceled ones are left out, because the file may be imported elsewhere.
 */
export async function exportSeason(
  db: Connection,
  query: ExportQuery,
  language: Language,
): Promise<WorkbookFile> {
  const sailings = (await findSailingsBetween(db, query)).filter(({ status }) => status !== 'canceled');
  const fares = await findOwnFares(
    db,
    sailings.map(({ id }) => id),
  );
  const rows = sailings.map(sailing => toRow(sailing, fares.get(sailing.id), language));
  return {
    fileName: textsIn(language)('documents:season.fileName', { from: query.from, to: query.to }),
    bytes: await seasonWorkbook(rows, await listSailingOptions(db), language),
  };
}

function toRow(sailing: OfficeSailing, fares: FareSet | undefined, language: Language): SeasonRow {
  const t = textsIn(language);
  const flag = (value: boolean) => t(`documents:season.${value ? 'yes' : 'no'}`);
  const { departure, destination } = sailing.route;
  const times = writtenTimes(
    sailing.date,
    { departsAt: new Date(sailing.departsAt), arrivesAt: new Date(sailing.arrivesAt) },
    { departs: departure.timeZone, arrives: destination.timeZone },
  );
  return {
    date: new Date(`${sailing.date}T00:00:00Z`),
    session: t(`documents:session.${sailing.session}`),
    ship: sailing.ship.name,
    departure: textIn(departure.name, language),
    destination: textIn(destination.name, language),
    departs: excelTime(times.departs),
    arrives: excelTime(times.arrives),
    gate: sailing.gate,
    capacity: sailing.capacity,
    nonRefundable: flag(sailing.nonRefundable),
    peak: flag(sailing.peak),
    ...Object.fromEntries(Object.entries(fares ?? {}).map(([type, sen]) => [type, amountOf(sen)])),
  };
}

/** In Excel a time of day is a part of a day, and its date the whole days. */
function excelTime({ day, clock }: WrittenTime): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (day ? daysBetween(EXCEL_EPOCH, day) : 0) + (hours * 60 + minutes) / 1440;
}
