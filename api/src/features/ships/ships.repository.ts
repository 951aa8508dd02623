import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type { DeckFacility } from '@gangway/shared/contract/base/vocabulary.ts';
import type { CabinPlace, ShipDetail, ShipProfile } from '@gangway/shared/contract/sailings.ts';
import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';
import { mediaUrl } from '../../lib/pictures/media-url.ts';
import { onSale, priceOfTheDay } from '../../reservations/inventory/availability.sql.ts';
import { type RoomTypeRow, roomTypeColumns, toRoomType } from '../../reservations/inventory/room-type.sql.ts';

/** Ships in service, ordered by weight. */
export async function findActiveShips(db: Connection): Promise<ShipProfile[]> {
  const rows = await db
    .selectFrom('ships')
    .select(['id', 'code', 'name', 'description', 'capacity', 'link_url'])
    .select(
      sql<string[]>`array(select path from ship_images where ship_id = ships.id order by position)`.as(
        'image_paths',
      ),
    )
    .where('status', '=', 'active')
    .orderBy('weight')
    .orderBy('id')
    .execute();
  return rows.map(row => ({
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description as unknown as Translated,
    capacity: row.capacity,
    imageUrls: row.image_paths.map(mediaUrl),
    linkUrl: row.link_url,
  }));
}

/** All cabins of a ship, by deck and number. */
export async function findCabinPlaces(db: Connection, shipId: number): Promise<CabinPlace[]> {
  const rows = await db
    .selectFrom('rooms')
    .select(['id', 'number', 'room_type_id', 'floor', 'position', 'accessible', 'beside'])
    .where('ship_id', '=', shipId)
    .orderBy('floor')
    .orderBy('number')
    .execute();
  return rows.map(({ id: roomId, room_type_id: roomTypeId, beside, ...place }) => ({
    roomId,
    roomTypeId,
    ...place,
    beside: beside as DeckFacility[],
  }));
}

/** The room types of a ship, each at its lowest price on the ship's sailings on sale, cheapest first. */
export async function findShipRoomTypes(
  db: Connection,
  shipId: number,
  { now, salesCloseMinutes }: { now: Date; salesCloseMinutes: number },
): Promise<ShipDetail['roomTypes']> {
  const { rows } = await sql<RoomTypeRow & { from_sen: number | null }>`
    select ${roomTypeColumns}, lowest.from_sen
    from room_types t cross join lateral (
      select min(p.price_sen) as from_sen
      from sailings s join room_type_prices p on p.room_type_id = t.id and ${priceOfTheDay}
      where s.ship_id = ${shipId} and ${onSale(now, salesCloseMinutes)}
    ) lowest
    where exists (select from rooms r where r.ship_id = ${shipId} and r.room_type_id = t.id)
    order by lowest.from_sen, t.id
  `.execute(db);
  return rows.map(row => ({ ...toRoomType(row), fromSen: row.from_sen }));
}
