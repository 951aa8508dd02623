import { sql } from 'kysely';
import { type Database, prepared, type Transaction } from '../../lib/database/database.ts';
import { AppError, refusing } from '../../lib/errors.ts';

/** Canceled or gone since the booking looked at it (migration 0008). */
const CLOSED_MEANWHILE = { sailing_open_for_booking: new AppError('sailing-closed') };

/** What an order takes of a sailing. */
export interface Wanted {
  orderId: string;
  sailingId: number;
  places: number;
  cabins: { id: string; roomId: number; number: string; priceSen: number }[];
}

/**
 * Holds places if there are as many, and with them the sailing's lock until the transaction ends.
 *
 * @throws AppError `sailing-closed` where the sailing was canceled meanwhile, or has left.
 */
export async function holdPlaces(
  trx: Transaction<Database>,
  { sailingId, places }: Pick<Wanted, 'sailingId' | 'places'>,
): Promise<boolean> {
  const { rows } = await refusing(CLOSED_MEANWHILE, () =>
    sql`
      update sailing_inventory set held = held + ${places}
      where sailing_id = ${sailingId} and held + sold + set_aside + ${places} <= capacity returning sailing_id
    `.execute(trx),
  );
  return rows.length === 1;
}

/** What a sailing has left for whoever books, while its lock is held: nothing that is set aside for its waiting list (R281). */
export interface Left {
  places: number;
  /** All the places that are on sale. */
  capacity: number;
  /** Canceled or gone: it takes nobody any more. */
  closed: boolean;
  /** A room became free that the sailing's waiting list has not had its choice of yet: nobody else gets one. */
  roomsSetAside: boolean;
}

/**
 * Locks the places of sailings until the transaction ends, and looks at what is left. The lock is a statement of its own:
 * what the next one reads has been committed by whoever held it before.
 */
export async function lockLeft(
  trx: Transaction<Database>,
  sailingIds: readonly number[],
): Promise<Map<number, Left>> {
  await sql`
    select ${prepared('lock-places')} from sailing_inventory where sailing_id = any(${sailingIds}) order by sailing_id for no key update
  `.execute(trx);
  const { rows } = await sql<Left & { id: number }>`
    select ${prepared('places-left')} s.id, i.capacity - i.held - i.sold - i.set_aside as places, i.capacity,
      s.status in ('canceled', 'departed') as closed, i.rooms_set_aside as "roomsSetAside"
    from sailing_inventory i join sailings s on s.id = i.sailing_id where i.sailing_id = any(${sailingIds})
  `.execute(trx);
  return new Map(rows.map(({ id, ...left }) => [id, left]));
}

/** Holds places of sailings whose locks the caller has (invariant I1). */
export async function addHeld(
  trx: Transaction<Database>,
  places: ReadonlyMap<number, number>,
): Promise<void> {
  await refusing(CLOSED_MEANWHILE, () =>
    sql`
      update ${prepared('hold-places')} sailing_inventory i set held = held + taken.places
      from unnest(${[...places.keys()]}::integer[], ${[...places.values()]}::integer[]) as taken (sailing_id, places)
      where i.sailing_id = taken.sailing_id
    `.execute(trx),
  );
}

/** The number of free places. */
export async function countLeft(trx: Transaction<Database>, sailingId: number): Promise<number> {
  const row = await trx
    .selectFrom('sailing_inventory')
    .select(sql<number>`capacity - held - sold - set_aside`.as('left'))
    .where('sailing_id', '=', sailingId)
    .executeTakeFirst();
  return row?.left ?? 0;
}
