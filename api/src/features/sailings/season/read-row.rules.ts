import { textIn } from '@gangway/shared/contract/base/languages.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { FareSet } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type {
  DateOrder,
  ImportColumn,
  ImportRow,
} from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import type { SailingOptions } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { operatorTimeZone } from '@gangway/shared/domain/time/zoned-clock.ts';
import type { Cell } from '../../../lib/spreadsheet/sheet.ts';
import { textsIn } from '../../../lib/texts.ts';
import type { SailingDraft } from '../planning/draft.rules.ts';
import {
  cellText,
  type Reading,
  readCapacity,
  readDate,
  readDeparture,
  readFlag,
  readGate,
  readPrice,
  readSession,
  readTime,
} from './cells/cell-values.rules.ts';
import { plain, plainWithNotes } from './cells/words.texts.ts';
import { timesOf, type WrittenTime, writtenTimes } from './season-times.rules.ts';

interface Problem {
  column: ImportColumn;
  message: string;
}

const FARES = ['adult', 'child', 'infant', 'senior'] as const;

/** The context in which a sheet is read: ships and routes, and the choices that the sheet does not contain. */
export interface Reader {
  catalogue: SailingOptions;
  language: Language;
  dateOrder: DateOrder | undefined;
}

/** A row read as a sailing as far as possible, the meaning of its cells, and all of its problems. */
export interface ReadRow {
  draft: SailingDraft | undefined;
  understood: Partial<ImportRow['cells']>;
  problems: Problem[];
}

/**
 * Reads a row as a sailing as far as ship, route and times allow, with all of its problems. A row with a problem is never
 * imported.
 */
export function readRow(
  cells: ReadonlyMap<ImportColumn, Cell | undefined>,
  { catalogue, language, dateOrder }: Reader,
): ReadRow {
  const t = textsIn(language);
  const problems: Problem[] = [];
  const addFinding = (column: ImportColumn, problem: string, params = {}) =>
    void problems.push({ column, message: t(`season.${problem}`, params) });

  function optional<Value>(column: ImportColumn, read: (cell: Cell) => Reading<Value>): Value | undefined {
    const cell = cells.get(column);
    if (!cell) return undefined;
    const reading = read(cell);
    if (reading.ok) return reading.value;
    if (reading.problem) addFinding(column, reading.problem, reading.params);
    return undefined;
  }
  function required<Value>(column: ImportColumn, read: (cell: Cell) => Reading<Value>): Value | undefined {
    if (!cells.get(column)) addFinding(column, 'required');
    return optional(column, read);
  }

  const date = required('date', cell => readDate(cell, dateOrder));
  const session = required('session', readSession);
  const ship = required('ship', cell => find(catalogue.ships, shipNames, cell, 'ship'));
  const ports = catalogue.routes.flatMap(({ departure, destination }) => [departure, destination]);
  const departure = required('departure', cell => find(ports, portNames, cell, 'port'));
  const destination = required('destination', cell => find(ports, portNames, cell, 'port'));
  const departs = required('departs', readDeparture);
  const arrives = required('arrives', readTime);
  const route = catalogue.routes.find(
    candidate => candidate.departure.id === departure?.id && candidate.destination.id === destination?.id,
  );
  if (departure && destination && !route)
    addFinding('destination', 'route', {
      departure: textIn(departure.name, language),
      destination: textIn(destination.name, language),
    });
  const capacity = optional('capacity', readCapacity);
  const draft = {
    gate: optional('gate', readGate) ?? '',
    capacity: capacity ?? ship?.capacity ?? 0,
    nonRefundable: optional('nonRefundable', readFlag) ?? false,
    peak: optional('peak', readFlag) ?? false,
    fares: readFares(),
  };
  // A row with errors is still compared with the others, so that all errors are reported at once.
  // Without a route, any zone does: the row is refused.
  const zones = {
    departs: departure?.timeZone ?? operatorTimeZone(),
    arrives: destination?.timeZone ?? operatorTimeZone(),
  };
  const times = date && departs && arrives && timesOf(date, departs, arrives, zones);
  if (times && 'problem' in times)
    addFinding(times.column, times.problem, { text: cellText(cells.get(times.column)), ...times.params });
  if (!date || !session || !ship || !route || !times || 'problem' in times)
    return { draft: undefined, understood: {}, problems };
  const written = writtenTimes(date, times, zones);
  return {
    draft: { shipId: ship.id, routeId: route.id, date, session, ...times, zones, ...draft },
    understood: {
      date,
      departs: shown(written.departs),
      arrives: shown(written.arrives),
      ...(capacity !== undefined && { capacity: String(capacity) }),
    },
    problems,
  };

  function readFares(): FareSet | null {
    const columns = FARES.filter(column => cells.get(column));
    if (columns.length === 0) return null;
    for (const column of FARES) if (!columns.includes(column)) addFinding(column, 'fares-partly');
    const fares = FARES.map(column => [column, optional(column, readPrice) ?? 0] as const);
    return Object.fromEntries(fares) as FareSet;
  }
}

const shown = ({ day, clock }: WrittenTime) => (day ? `${day} ${clock}` : clock);

type Ship = SailingOptions['ships'][number];
type Port = SailingOptions['routes'][number]['departure'];

const shipNames = ({ name, code }: Ship) => [name, code];
const portNames = ({ name, code }: Port) => [...Object.values(name), code];

/**
 * From the strictest to the most tolerant: a detail that people usually leave out may be the only difference between two names.
 */
const comparisons = [(name: string) => name, plainWithNotes, plain];

function find<Thing extends { id: number }>(
  things: readonly Thing[],
  namesOf: (thing: Thing) => string[],
  cell: Cell,
  problem: 'ship' | 'port',
): Reading<Thing> {
  const text = cellText(cell);
  for (const compared of comparisons) {
    const matches = things.filter(thing => namesOf(thing).some(name => compared(name) === compared(text)));
    const [value] = matches;
    if (value && matches.every(({ id }) => id === value.id)) return { ok: true, value };
    if (value) return { ok: false, problem: `${problem}-several`, params: { text } };
  }
  return { ok: false, problem, params: { text } };
}
