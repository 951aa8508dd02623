import type { Translated } from '@gangway/shared/contract/base/languages.ts';
import type { Connection } from '../../../lib/database/database.ts';

/** A cabin of a party with its type. */
export interface PartyCabin {
  id: string;
  number: string;
  roomTypeId: number;
  type: Translated;
}

/** The cabins of an order that are not given up, in a steady order. */
export async function findPartyCabins(db: Connection, orderId: string): Promise<PartyCabin[]> {
  const rows = await db
    .selectFrom('order_cabins')
    .innerJoin('rooms', 'rooms.id', 'order_cabins.room_id')
    .innerJoin('room_types', 'room_types.id', 'rooms.room_type_id')
    .select(['order_cabins.id', 'rooms.number', 'rooms.room_type_id', 'room_types.name'])
    .where('order_cabins.order_id', '=', orderId)
    .where('order_cabins.released_at', 'is', null)
    .orderBy('order_cabins.id')
    .execute();
  return rows.map(({ id, number, room_type_id, name }) => ({
    id,
    number,
    roomTypeId: room_type_id,
    type: name,
  }));
}
