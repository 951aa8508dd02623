import { textIn } from '@gangway/shared/contract/base/languages.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { FareSet } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { ImportColumn } from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import type { SailingOptions } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { sailingTimes } from '@gangway/shared/domain/sailings/sailing-plan.ts';
import type { Cell } from '../../../lib/spreadsheet/sheet.ts';
import { textsIn } from '../../../lib/texts.ts';
import type { SailingDraft } from '../planning/draft.rules.ts';
import {
  cellText,
  type Reading,
  readCapacity,
  readDate,
  readFlag,
  readGate,
  readPrice,
  readSession,
  readTime,
} from './cell-values.rules.ts';
import { plain } from './headings.texts.ts';

export interface Problem {
  column: ImportColumn;
  message: string;
}

const FARES = ['adult', 'child', 'infant', 'senior'] as const;

/**
 * A row as a sailing as far as ship, route and times go, and everything that is wrong with it. A row with a problem is
 * never made.
 */
export function readRow(
  cells: ReadonlyMap<ImportColumn, Cell | undefined>,
  catalogue: SailingOptions,
  language: Language,
): { draft: SailingDraft | undefined; problems: Problem[] } {
  const t = textsIn(language);
  const problems: Problem[] = [];
  const addFinding = (column: ImportColumn, problem: string, params = {}) =>
    void problems.push({ column, message: t(`season.${problem}`, params) });

  function optional<Value>(column: ImportColumn, read: (cell: Cell) => Reading<Value>): Value | undefined {
    const cell = cells.get(column);
    if (!cell) return undefined;
    const reading = read(cell);
    if (reading.ok) return reading.value;
    addFinding(column, reading.problem, reading.params);
    return undefined;
  }
  function required<Value>(column: ImportColumn, read: (cell: Cell) => Reading<Value>): Value | undefined {
    if (!cells.get(column)) addFinding(column, 'required');
    return optional(column, read);
  }

  const date = required('date', readDate);
  const session = required('session', readSession);
  const ship = required('ship', cell => find(catalogue.ships, shipNames, cell, 'ship'));
  const ports = catalogue.routes.flatMap(({ departure, destination }) => [departure, destination]);
  const departure = required('departure', cell => find(ports, portNames, cell, 'port'));
  const destination = required('destination', cell => find(ports, portNames, cell, 'port'));
  const departs = required('departs', readTime);
  const arrives = required('arrives', readTime);
  const route = catalogue.routes.find(
    one => one.departure.id === departure?.id && one.destination.id === destination?.id,
  );
  if (departure && destination && !route)
    addFinding('destination', 'route', {
      departure: textIn(departure.name, language),
      destination: textIn(destination.name, language),
    });
  const draft = {
    gate: optional('gate', readGate) ?? '',
    capacity: optional('capacity', readCapacity) ?? ship?.capacity ?? 0,
    nonRefundable: optional('nonRefundable', readFlag) ?? false,
    peak: optional('peak', readFlag) ?? false,
    fares: readFares(),
  };
  // A row with errors is still compared with the others, so that all errors are reported at once.
  if (!date || !session || !ship || !route || !departs || !arrives) return { draft: undefined, problems };
  const times = sailingTimes(date, departs, arrives);
  return { draft: { shipId: ship.id, routeId: route.id, date, session, ...times, ...draft }, problems };

  function readFares(): FareSet | null {
    const given = FARES.filter(column => cells.get(column));
    if (given.length === 0) return null;
    for (const column of FARES) if (!given.includes(column)) addFinding(column, 'fares-partly');
    const fares = FARES.map(column => [column, optional(column, readPrice) ?? 0] as const);
    return Object.fromEntries(fares) as FareSet;
  }
}

type Ship = SailingOptions['ships'][number];
type Port = SailingOptions['routes'][number]['departure'];

const shipNames = ({ name, code }: Ship) => [name, code];
const portNames = ({ name, code }: Port) => [...Object.values(name), code];

function find<Thing>(
  things: readonly Thing[],
  namesOf: (thing: Thing) => string[],
  cell: Cell,
  problem: string,
): Reading<Thing> {
  const text = cellText(cell);
  const value = things.find(thing => namesOf(thing).some(name => plain(name) === plain(text)));
  return value ? { ok: true, value } : { ok: false, problem, params: { text } };
}
