import { addDays, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { Database, Transaction } from '../../../api/src/lib/database/database.ts';
import { type Catalogue, known } from '../fleet/catalogue.ts';
import { peakFares } from '../fleet/fares.ts';
import { routeKey, routes } from '../fleet/routes.ts';
import { ships } from '../fleet/ships.ts';
import type { BulkInsert } from '../ground/bulk.ts';
import type { Row, StateChange } from '../ground/rows.ts';
import { startOfDay } from '../ground/start-of-day.ts';
import { calledOffAt, type SailingSeed, sailingsAround } from './sailings.ts';

const HOUR_MS = 3_600_000;
const distances = new Map(
  routes.map(route => [routeKey(route.departure, route.destination), route.distanceNm]),
);

/** The timetable with its inventory and the fares of peak sailings. Returns the history of each sailing. */
export async function writeSailings(
  trx: Transaction<Database>,
  insert: BulkInsert,
  { catalogue, today, managerId }: { catalogue: Catalogue; today: LocalDate; managerId: string },
): Promise<StateChange[]> {
  const sailings = sailingsAround(today, ships);
  await insert(
    'sailings',
    sailings.map(sailing => ({
      ship_id: known(catalogue.shipIds, sailing.shipCode),
      route_id: known(catalogue.routeIds, routeKey(sailing.departure, sailing.destination)),
      date: sailing.date,
      session: sailing.session,
      departs_at: sailing.departsAt,
      arrives_at: sailing.arrivesAt,
      status: sailing.status,
      gate: sailing.gate,
      non_refundable: sailing.nonRefundable,
      peak: sailing.peak,
    })),
  );
  const ids = await trx.selectFrom('sailings').select(['id', 'ship_id', 'date', 'session']).execute();
  const idOf = new Map(ids.map(row => [`${row.ship_id} ${row.date} ${row.session}`, row.id]));
  const written = sailings.map(sailing => {
    const shipId = known(catalogue.shipIds, sailing.shipCode);
    return { ...sailing, id: known(idOf, `${shipId} ${sailing.date} ${sailing.session}`) };
  });
  await insert(
    'sailing_inventory',
    written.map(({ id, capacity }) => ({ sailing_id: id, capacity })),
  );
  await insert('fares', written.filter(({ peak }) => peak).flatMap(peakFareRows));
  return written.flatMap(sailing => statesOf(sailing, today, managerId));
}

function peakFareRows({ id, departure, destination, session }: SailingSeed & { id: number }): Row<'fares'>[] {
  const fares = peakFares(known(distances, routeKey(departure, destination)), session);
  return Object.entries(fares).map(([ticketType, priceSen]) => ({
    sailing_id: id,
    ticket_type: ticketType as Row<'fares'>['ticket_type'],
    price_sen: priceSen,
  }));
}

/** The timetable was published a year before; later changes have their own times. */
function statesOf(sailing: SailingSeed & { id: number }, today: LocalDate, managerId: string): StateChange[] {
  const subject = { entity: 'sailings', entityId: String(sailing.id) } as const;
  const published = new Date(startOfDay(addDays(sailing.date, -365)));
  const states: StateChange[] = [
    { ...subject, at: published, actor: 'system:seed', from: null, to: 'scheduled' },
  ];
  const then = (at: Date, actor: string) =>
    states.push({ ...subject, at, actor, from: 'scheduled', to: sailing.status });
  if (sailing.status === 'departed') then(sailing.departsAt, 'system:seed');
  if (sailing.status === 'canceled') then(calledOffAt(sailing.departsAt), `staff:${managerId}`);
  if (sailing.status === 'delayed') then(new Date(startOfDay(today) - 8 * HOUR_MS), `staff:${managerId}`);
  return states;
}
