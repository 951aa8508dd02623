import { sessions } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  OfficeRoomType,
  OfficeRoomTypeSave,
  OfficeRoomTypesQuery,
  PriceChange,
  WeekPrices,
} from '@gangway/shared/contract/office/fleet/room-types.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';
import { foldedPattern } from '../../../lib/database/like-pattern.ts';
import { fetchPage } from '../../../lib/database/paging.ts';

/** From Monday on; a cell without a price is zero. */
const pricesOf = (session: 'daytime' | 'nighttime') => sql<number[]>`array(
  select coalesce(p.price_sen, 0) from generate_series(1, 7) as day (weekday)
  left join room_type_prices p
    on p.room_type_id = room_types.id and p.weekday = day.weekday and p.session = ${session}
  order by day.weekday
)`;

const selectRoomTypes = (db: Connection) =>
  db
    .selectFrom('room_types')
    .selectAll('room_types')
    .select([
      sql<string[]>`array(
        select amenity from room_type_amenities a where a.room_type_id = room_types.id order by amenity
      )`.as('amenities'),
      sql<number>`(select count(*)::integer from rooms r where r.room_type_id = room_types.id)`.as('rooms'),
      pricesOf('daytime').as('daytime'),
      pricesOf('nighttime').as('nighttime'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectRoomTypes>['executeTakeFirstOrThrow']>>;

const toRoomType = (row: Row): OfficeRoomType => ({
  id: row.id,
  version: row.version,
  code: row.code,
  name: row.name as OfficeRoomType['name'],
  description: row.description as OfficeRoomType['description'],
  hasWindow: row.has_window,
  capacityLabel: row.capacity_label,
  maxOccupancy: row.max_occupancy,
  amenities: row.amenities,
  prices: { daytime: row.daytime.map(Number), nighttime: row.nighttime.map(Number) },
  rooms: row.rooms,
});

export async function findRoomTypes(db: Connection, ids: readonly number[]): Promise<OfficeRoomType[]> {
  const rows = await selectRoomTypes(db).where('id', 'in', ids).execute();
  return rows.map(toRoomType);
}

export async function findRoomType(db: Connection, id: number): Promise<OfficeRoomType | undefined> {
  const row = await selectRoomTypes(db).where('id', '=', id).executeTakeFirst();
  return row && toRoomType(row);
}

/** Locks a room type, and its prices, until the transaction ends. */
export async function lockRoomType(
  trx: Transaction<Database>,
  id: number,
): Promise<OfficeRoomType | undefined> {
  const [locked] = await lockRoomTypes(trx, [id]);
  return locked === undefined ? undefined : findRoomType(trx, locked);
}

/** Locks several room types in the order of their ids, to avoid deadlocks. */
export async function lockRoomTypes(trx: Transaction<Database>, ids: readonly number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('room_types')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function findRoomTypePage(
  db: Connection,
  query: OfficeRoomTypesQuery,
): Promise<{ items: OfficeRoomType[]; total: number }> {
  const { search, hasWindow, sort, descending } = query;
  const pattern = foldedPattern(search);
  const condition = sql<boolean>`(
    (${search} = '' or folded(code) like ${pattern}
      or exists (select from jsonb_each_text(name) written where folded(written.value) like ${pattern})
      or exists (select from room_type_amenities a where a.room_type_id = room_types.id and folded(a.amenity) like ${pattern}))
    and (${hasWindow ?? null}::boolean is null or has_window = ${hasWindow ?? null})
  )`;
  const direction = descending ? 'desc' : 'asc';
  const column = { code: sql`lower(code)`, maxOccupancy: sql`max_occupancy`, rooms: sql`rooms` }[sort];
  const matching = selectRoomTypes(db).where(condition).orderBy(column, direction).orderBy('id', direction);
  const { rows, total } = await fetchPage(matching, query);
  return { items: rows.map(toRoomType), total };
}

const rowOf = (type: OfficeRoomTypeSave) => ({
  code: type.code,
  name: type.name,
  description: type.description,
  has_window: type.hasWindow,
  capacity_label: type.capacityLabel,
  max_occupancy: type.maxOccupancy,
});

export async function insertRoomType(trx: Transaction<Database>, type: OfficeRoomTypeSave): Promise<number> {
  const { id } = await trx
    .insertInto('room_types')
    .values(rowOf(type))
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeParts(trx, id, type);
  return id;
}

export async function updateRoomType(
  trx: Transaction<Database>,
  id: number,
  type: OfficeRoomTypeSave,
): Promise<void> {
  await trx.updateTable('room_types').set(rowOf(type)).where('id', '=', id).execute();
  await trx.deleteFrom('room_type_amenities').where('room_type_id', '=', id).execute();
  await writeParts(trx, id, type);
}

async function writeParts(trx: Transaction<Database>, id: number, type: OfficeRoomTypeSave): Promise<void> {
  await trx
    .insertInto('room_type_amenities')
    .values(type.amenities.map(amenity => ({ room_type_id: id, amenity })))
    .execute();
  if (!type.prices) return;
  const cells = cellsOf(type.prices).map(cell => ({ ...cell, roomTypeId: id }));
  await writePrices(trx, cells);
}

/** The 14 cells of a week's prices. */
const cellsOf = (prices: WeekPrices) =>
  sessions.flatMap(session =>
    prices[session].map((toSen, index) => ({ session, weekday: index + 1, toSen })),
  );

export async function writePrices(
  trx: Transaction<Database>,
  cells: readonly Pick<PriceChange, 'roomTypeId' | 'weekday' | 'session' | 'toSen'>[],
): Promise<void> {
  await trx
    .insertInto('room_type_prices')
    .values(
      cells.map(({ roomTypeId, weekday, session, toSen }) => ({
        room_type_id: roomTypeId,
        weekday,
        session,
        price_sen: toSen,
      })),
    )
    .onConflict(conflict =>
      conflict
        .columns(['room_type_id', 'weekday', 'session'])
        .doUpdateSet(({ ref }) => ({ price_sen: ref('excluded.price_sen') })),
    )
    .execute();
}

export async function deleteRoomTypeRow(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('room_types').where('id', '=', id).execute();
}
