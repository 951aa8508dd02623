import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type { RoomTypeProfile } from '@gangway/shared/contract/sailings.ts';
import { sql } from 'kysely';

/** A room type as a customer sees it (alias `t` of room_types). */
export const roomTypeColumns = sql`
  t.id, t.code, t.name, t.description, t.has_window, t.capacity_label, t.max_occupancy,
  array(select amenity from room_type_amenities a where a.room_type_id = t.id order by amenity) as amenities
`;

/** A row of `roomTypeColumns`. */
export interface RoomTypeRow {
  id: number;
  code: string;
  name: Translated;
  description: Translated;
  has_window: boolean;
  capacity_label: number;
  max_occupancy: number;
  amenities: string[];
}

export const toRoomType = (row: RoomTypeRow): RoomTypeProfile => ({
  id: row.id,
  code: row.code,
  name: row.name,
  description: row.description,
  hasWindow: row.has_window,
  capacityLabel: row.capacity_label,
  maxOccupancy: row.max_occupancy,
  amenities: row.amenities,
});
